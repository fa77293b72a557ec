import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import type { PolicyKind } from '#features/policies/contract/policy.ts';
import { policyStates } from '#features/policies/contract/policy-states.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { readPolicies } from '../policy.store.ts';
import { insertAcceptance } from './acceptance.store.ts';

export interface Acceptance {
  region: string;
  /** The texts that were agreed to, as the screen showed them: `GET /api/politics/` gives version and hash. */
  texts: readonly { kind: PolicyKind; version: number; hash: string }[];
  /** Who, or which order: an account's id, a reference. */
  subject: { kind: 'account' | 'complaint' | 'quotation' | 'booking'; id: string };
  /** The screen. */
  place: 'sign_up' | 'complaint' | 'quotation' | 'payment';
}

/**
 * Stores that somebody agreed to texts, in the transaction of what they did. Said twice it is stored once.
 * @throws when a text is not one that the region published, word by word.
 */
export async function recordAcceptance(trx: Database, { region, texts, subject, place }: Acceptance): Promise<void> {
  for (const { kind, version, hash } of texts) {
    const given = { region, kind, version, hash, subjectKind: subject.kind, subjectId: subject.id, place };
    if (!(await insertAcceptance(trx, given))) throw problem(POLICY_ERRORS, 'policy_not_found');
  }
}

/** The texts of some kinds that are in force on a day (ISO, the region's), as an acceptance names them. */
export async function textsInForce(
  db: Database,
  region: string,
  kinds: readonly PolicyKind[],
  today: string,
): Promise<Acceptance['texts']> {
  const rows = (await readPolicies(db, region)).filter(({ kind }) => kinds.includes(kind));
  return kinds.flatMap((kind) => {
    const versions = rows.filter((row) => row.kind === kind);
    const states = policyStates(
      versions.map(({ version, published, effective_from }) => ({ version, published, effectiveFrom: effective_from })),
      today,
    );
    return versions.filter((_, i) => states[i] === 'in_force').map(({ version, hash }) => ({ kind, version, hash }));
  });
}
