/** Links cannot use these element ids, because the fragment of the URL contains the secret. */
export const OFFER_ID = 'oferta';
export const CONVERSATION_ID = 'conversacion';

const show = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

export const earlierConversationId = (offerId: string) => `${CONVERSATION_ID}-${offerId}`;

export function showEarlierConversation(offerId: string): void {
  const conversation = document.getElementById(earlierConversationId(offerId));
  if (conversation instanceof HTMLDetailsElement) conversation.open = true;
  conversation?.scrollIntoView({ block: 'center' });
}

export const showOffer = () => show(OFFER_ID);
export const showConversation = () => show(CONVERSATION_ID);
