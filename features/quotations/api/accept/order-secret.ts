import { secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Platform } from '#server/platform.ts';

/** A derived secret opens the order on every device that opens the quotation. */
export async function orderSecrets(config: Platform['config']): Promise<(orderId: string) => string> {
  const key = (await openSiteKey(config))('order links');
  return (orderId) => secretOf(key, `quotation/${orderId}`);
}
