import {
  refreshAccountTransaction,
  refreshTransaction,
  startAccountTransaction,
  startTransaction,
} from '../../contract/payment-routes.ts';

const hasKey = (key: Record<string, string>) => Object.keys(key).length > 0;

/** If the browser has no key of the order, the account's operation is used. */
export const startFor = (key: Record<string, string>) => (hasKey(key) ? startTransaction : startAccountTransaction);

export const refreshFor = (key: Record<string, string>) =>
  hasKey(key) ? refreshTransaction : refreshAccountTransaction;
