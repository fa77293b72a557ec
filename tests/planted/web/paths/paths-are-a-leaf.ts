import { card } from '../storage.ts';
export const lake = () => `/lagos/${card}`;
