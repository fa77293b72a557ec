import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import type { PolicyKind } from '#features/policies/contract/policy.ts';
import { policyStates } from '#features/policies/contract/policy-states.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { readPolicies } from '../policy.store.ts';
import { insertAcceptance } from './acceptance.store.ts';

export interface Acceptance {
  region: string;
  /** Version and hash come from `GET /api/politics/`. */
  texts: readonly { kind: PolicyKind; version: number; hash: string }[];
  /** Id of the account, or reference of the complaint, quotation or booking. */
  subject: { kind: 'account' | 'complaint' | 'quotation' | 'booking'; id: string };
  place: 'sign_up' | 'complaint' | 'quotation' | 'payment';
}

/**
 * Call this function in the transaction of the action that needs the acceptance. A repeated call stores nothing more.
 * @throws policy_not_found if the text is not published
 */
export async function recordAcceptance(trx: Database, { region, texts, subject, place }: Acceptance): Promise<void> {
  for (const { kind, version, hash } of texts) {
    const given = { region, kind, version, hash, subjectKind: subject.kind, subjectId: subject.id, place };
    if (!(await insertAcceptance(trx, given))) throw problem(POLICY_ERRORS, 'policy_not_found');
  }
}

/** @param today local day as `YYYY-MM-DD` */
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
