import { hashSecret } from '#server/auth/secrets.ts';
import type { Platform } from '#server/platform.ts';
import type { AuthorizeByProof, FindPerson } from './guard-routes.ts';
import { authorizeByProof } from './proof/authorize-by-proof.ts';
import { findSessionPerson, markSeen } from './sessions/session-person.store.ts';

/** Reads the database for every request, so that an ended session stops working immediately. */
export function findPersonIn({ db, config }: Pick<Platform, 'db' | 'config'>): FindPerson {
  return async (token) => {
    const found = await findSessionPerson(db, config.REGION, hashSecret(token));
    if (!found) return undefined;
    const { stale, ...person } = found;
    if (stale) await markSeen(db, config.REGION, person.sessionId);
    return { kind: 'person', ...person };
  };
}

export function authorizeByProofIn({ db, config }: Pick<Platform, 'db' | 'config'>): AuthorizeByProof {
  return (person) => authorizeByProof(db, config.REGION, person);
}
