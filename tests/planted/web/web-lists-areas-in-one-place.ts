import { card } from '#features/lakes/web/lake-card.tsx';
export const list = card;
