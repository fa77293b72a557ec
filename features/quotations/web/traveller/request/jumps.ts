/** Parts of a request's page that other places lead to. Its address has no room for them: the fragment is its key. */
export const OFFER_ID = 'oferta';
export const TALK_ID = 'conversacion';

const show = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

/** Of a conversation with who has offered nothing yet. */
export const talkBeforeId = (offerId: string) => `${TALK_ID}-${offerId}`;

/** Opens it, and leads there. */
export function showTalkBefore(offerId: string): void {
  const talk = document.getElementById(talkBeforeId(offerId));
  if (talk instanceof HTMLDetailsElement) talk.open = true;
  talk?.scrollIntoView({ block: 'center' });
}

export const showOffer = () => show(OFFER_ID);
export const showTalk = () => show(TALK_ID);
