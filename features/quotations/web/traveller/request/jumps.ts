/** Parts of a request's page that other places lead to. Its address has no room for them: the fragment is its key. */
export const OFFER_ID = 'oferta';
export const CONVERSATION_ID = 'conversacion';

const show = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

/** Of a conversation with who has offered nothing yet. */
export const earlierConversationId = (offerId: string) => `${CONVERSATION_ID}-${offerId}`;

/** Opens it, and leads there. */
export function showEarlierConversation(offerId: string): void {
  const conversation = document.getElementById(earlierConversationId(offerId));
  if (conversation instanceof HTMLDetailsElement) conversation.open = true;
  conversation?.scrollIntoView({ block: 'center' });
}

export const showOffer = () => show(OFFER_ID);
export const showConversation = () => show(CONVERSATION_ID);
