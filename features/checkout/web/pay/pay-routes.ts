import {
  refreshAccountTransaction,
  refreshTransaction,
  startAccountTransaction,
  startTransaction,
} from '../../contract/payment-routes.ts';

const hasKey = (key: Record<string, string>) => Object.keys(key).length > 0;

/** The operation that starts a payment of an order: with a key of the order in the public API, otherwise by the order's account. */
export const startFor = (key: Record<string, string>) => (hasKey(key) ? startTransaction : startAccountTransaction);

/** The operation that asks the provider for a payment's state: with a key of the order in the public API, otherwise by the order's account. */
export const refreshFor = (key: Record<string, string>) =>
  hasKey(key) ? refreshTransaction : refreshAccountTransaction;
