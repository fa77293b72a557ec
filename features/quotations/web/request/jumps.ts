/** Parts of a request's page that other places lead to. Its address has no room for them: the fragment is its key. */
export const OFFER_ID = 'oferta';
export const TALK_ID = 'conversacion';

const show = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

export const showOffer = () => show(OFFER_ID);
export const showTalk = () => show(TALK_ID);
