import { storage } from '../storage.ts';

/** Names of the lists in local storage whose pages open without a network. `order-keys.ts` and `browser-trips.ts` write them. */
export const TRIP_LIST = 'viajes';
export const ORDER_LIST = 'reservas';

export const hasStored = (list: typeof TRIP_LIST | typeof ORDER_LIST): boolean =>
  (storage.read<unknown[]>(list) ?? []).length > 0;
