import { secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Platform } from '#server/platform.ts';

/** Derives the secret from the order's id, so that every device that can open the quotation can open the order. */
export async function orderSecrets(config: Platform['config']): Promise<(orderId: string) => string> {
  const key = (await openSiteKey(config))('order links');
  return (orderId) => secretOf(key, `quotation/${orderId}`);
}
