import { timingSafeEqual } from 'node:crypto';
import { pinOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';

/** Codes are derived from the claim's id and the site's key, so the database stores no code. */
export interface ClaimCodes {
  /** Eight digits. */
  codeOf(claimId: string): string;
  isCode(claimId: string, digits: string): boolean;
}

export async function openClaimCodes(config: Config): Promise<ClaimCodes> {
  const derive = await openSiteKey(config);
  const codeOf = (claimId: string) => pinOf(derive('claim codes'), `${config.REGION}/${claimId}`);
  return {
    codeOf,
    isCode(claimId, digits) {
      const [given, right] = [Buffer.from(digits), Buffer.from(codeOf(claimId))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
