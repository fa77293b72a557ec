/** Ids of parts of a request's page, as targets to scroll to. The address cannot name them, because its fragment is the secret. */
export const OFFER_ID = 'oferta';
export const CONVERSATION_ID = 'conversacion';

const show = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

/** Id of the conversation with an operator that has not made an offer. */
export const earlierConversationId = (offerId: string) => `${CONVERSATION_ID}-${offerId}`;

/** Opens the conversation and scrolls to it. */
export function showEarlierConversation(offerId: string): void {
  const conversation = document.getElementById(earlierConversationId(offerId));
  if (conversation instanceof HTMLDetailsElement) conversation.open = true;
  conversation?.scrollIntoView({ block: 'center' });
}

export const showOffer = () => show(OFFER_ID);
export const showConversation = () => show(CONVERSATION_ID);
