import { timingSafeEqual } from 'node:crypto';
import { secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';

/** Secrets are derived from the entry's id and the site's key, so the database stores no secret. */
export interface EntryKeys {
  /** Opens the entry. */
  entry(id: string): string;
  /** Opens the order of the entry's offer. */
  order(id: string): string;
  opens(id: string, secret: unknown): boolean;
}

export async function openEntryKeys(config: Config): Promise<EntryKeys> {
  const derive = await openSiteKey(config);
  const entry = (id: string) => secretOf(derive('waitlist links'), `${config.REGION}/${id}`);
  return {
    entry,
    order: (id) => secretOf(derive('order links'), offerName(id)),
    opens(id, secret) {
      const [given, right] = [Buffer.from(String(secret)), Buffer.from(entry(id))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/** An entry gets at most one offer. */
export const offerName = (id: string): string => `waitlist/${id}`;
