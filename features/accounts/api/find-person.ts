import type { Platform } from '#server/platform.ts';
import type { AuthorizeByProof, FindPerson } from './guard-routes.ts';
import { authorizeByProof } from './proof/step-up.ts';
import { hashSecret } from './sessions/session-keys.ts';
import { findSessionPerson, markSeen } from './sessions/session-person.store.ts';

/** The person whose session a token belongs to. Asked at every call, so that what ends a session ends it at once. */
export function findPersonIn({ db, config }: Pick<Platform, 'db' | 'config'>): FindPerson {
  return async (token) => {
    const found = await findSessionPerson(db, config.REGION, hashSecret(token));
    if (!found) return undefined;
    const { stale, ...person } = found;
    if (stale) await markSeen(db, config.REGION, person.sessionId);
    return { kind: 'person', ...person };
  };
}

/** What routes with `freshProof` ask. */
export function authorizeByProofIn({ db, config }: Pick<Platform, 'db' | 'config'>): AuthorizeByProof {
  return (person) => authorizeByProof(db, config.REGION, person);
}
