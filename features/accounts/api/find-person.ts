import { createHash } from 'node:crypto';
import type { Platform } from '#server/platform.ts';
import type { FindPerson } from './guard-routes.ts';
import { findSessionPerson, markSeen } from './sessions/session-person.store.ts';

/** The person whose session a token belongs to. Asked at every call, so that what ends a session ends it at once. */
export function findPersonIn({ db, config }: Pick<Platform, 'db' | 'config'>): FindPerson {
  return async (token) => {
    const hash = createHash('sha256').update(token).digest();
    const found = await findSessionPerson(db, config.REGION, hash);
    if (!found) return undefined;
    const { stale, ...person } = found;
    if (stale) await markSeen(db, config.REGION, person.sessionId);
    return { kind: 'person', ...person };
  };
}
