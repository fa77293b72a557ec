import { createHmac, createSecretKey } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '#features/reviews/contract/presence-code.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';
import type { FoundOwner } from '../owners.ts';

export interface PresenceCodes {
  /** @param month `YYYY-MM` in the region's time zone */
  codeOf(owner: FoundOwner, month: string): string;
}

/** Codes are derived from the site's key, so that the database stores none and the next code cannot be guessed. */
export async function openPresenceCodes(config: Config): Promise<PresenceCodes> {
  const derive = await openSiteKey(config);
  return {
    codeOf({ kind, id }, month) {
      const mac = createHmac('sha256', createSecretKey(derive('presence codes')))
        .update(`${config.REGION}/${kind}/${id}/${month}`)
        .digest();
      return codeFrom(mac.readUIntBE(0, 6));
    },
  };
}

function codeFrom(number: number): string {
  let rest = number;
  return Array.from({ length: CODE_LENGTH }, () => {
    const sign = CODE_ALPHABET[rest % CODE_ALPHABET.length]!;
    rest = Math.floor(rest / CODE_ALPHABET.length);
    return sign;
  }).join('');
}
