import { secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Platform } from '#server/platform.ts';

/** The secret of the order that an acceptance became, by the order's id: whoever may open the quotation may open its order, on any device. */
export async function orderSecrets(config: Platform['config']): Promise<(orderId: string) => string> {
  const key = (await openSiteKey(config))('order links');
  return (orderId) => secretOf(key, `quotation/${orderId}`);
}
