import type { Actor } from '#features/accounts/contract/actor.ts';
import type { AuditMembers } from '#features/audit/contract/audit-members.ts';
import type { AuditAction, AuditSubject } from '#features/audit/contract/audit-words.ts';
import type { Database } from '#server/database/connect.ts';
import { insertAuditEvent } from './audit.store.ts';

export interface AuditEntry {
  region: string;
  /** `request.actor`; null for the program itself and for commands on the server. */
  actor: Actor | null;
  /**
   * `<area>.<verb>`, such as `policies.publish`. Spanish words for the action are in
   * `features/audit/contract/audit-words.ts`.
   */
  action: AuditAction;
  subject: { kind: AuditSubject; id: string };
  /** In the person's words. */
  reason?: string;
  /**
   * Former values of the changed fields only. The value of a field with a name such as `passwordHash` is hidden before
   * it is stored.
   */
  before?: AuditMembers | null;
  after?: AuditMembers | null;
}

/** Runs in the transaction of the change, so that change and entry are saved together or not at all. */
export async function recordAudit(trx: Database, entry: AuditEntry): Promise<void> {
  const { region, actor, action, subject, reason, before, after } = entry;
  const person = actor?.kind === 'person' ? actor : null;
  await insertAuditEvent(trx, {
    region_id: region,
    actor_id: person?.accountId ?? null,
    actor_role: person?.staff ?? null,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    reason: reason || null,
    before: before === undefined || before === null ? null : JSON.stringify(before, hideSecrets),
    after: after === undefined || after === null ? null : JSON.stringify(after, hideSecrets),
  });
}

const SECRET = /password|secret|token|hash|credential|recovery/i;

/** Hides a value if its field has the name of a secret, because a caller may pass a secret by mistake. */
function hideSecrets(name: string, value: unknown): unknown {
  return SECRET.test(name) && value !== null ? '[oculto]' : value;
}
