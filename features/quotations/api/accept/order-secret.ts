import { secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Platform } from '#server/platform.ts';

/**
 * Derives the secret of an order from the order's id. A traveller who can open the quotation can therefore open the
 * order on any device.
 */
export async function orderSecrets(config: Platform['config']): Promise<(orderId: string) => string> {
  const key = (await openSiteKey(config))('order links');
  return (orderId) => secretOf(key, `quotation/${orderId}`);
}
