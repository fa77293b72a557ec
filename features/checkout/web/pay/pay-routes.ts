import {
  refreshAccountTransaction,
  refreshTransaction,
  startAccountTransaction,
  startTransaction,
} from '../../contract/payment-routes.ts';

const hasKey = (key: Record<string, string>) => Object.keys(key).length > 0;

/** A browser without the order's key uses the account's operation. */
export const startFor = (key: Record<string, string>) => (hasKey(key) ? startTransaction : startAccountTransaction);

export const refreshFor = (key: Record<string, string>) =>
  hasKey(key) ? refreshTransaction : refreshAccountTransaction;
