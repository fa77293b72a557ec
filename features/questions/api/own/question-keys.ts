import { timingSafeEqual } from 'node:crypto';
import { secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';

/** Secrets are derived from the question's id and the site's key, so the database stores no secret. */
export interface QuestionKeys {
  secretOf(id: string): string;
  opens(id: string, secret: unknown): boolean;
}

export async function openQuestionKeys(config: Config): Promise<QuestionKeys> {
  const derive = await openSiteKey(config);
  const secret = (id: string) => secretOf(derive('question links'), `${config.REGION}/${id}`);
  return {
    secretOf: secret,
    opens(id, typed) {
      const [given, right] = [Buffer.from(String(typed)), Buffer.from(secret(id))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
