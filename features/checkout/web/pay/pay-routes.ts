import {
  refreshAccountTransaction,
  refreshTransaction,
  startAccountTransaction,
  startTransaction,
} from '../../contract/payment-routes.ts';

const hasKey = (key: Record<string, string>) => Object.keys(key).length > 0;

/** Uses the public API if this browser has a key of the order, otherwise the account's operation. */
export const startFor = (key: Record<string, string>) => (hasKey(key) ? startTransaction : startAccountTransaction);

/** Uses the public API if this browser has a key of the order, otherwise the account's operation. */
export const refreshFor = (key: Record<string, string>) =>
  hasKey(key) ? refreshTransaction : refreshAccountTransaction;
