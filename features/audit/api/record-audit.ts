import type { Person, Visitor } from '#features/accounts/contract/actor.ts';
import type { AuditMembers } from '#features/audit/contract/audit-members.ts';
import type { AuditAction, AuditSubject } from '#features/audit/contract/audit-words.ts';
import type { Database } from '#server/database/connect.ts';
import { insertAuditEvent } from './audit.store.ts';

export interface AuditEntry {
  region: string;
  /** Null for jobs and for commands on the server. */
  actor: Visitor | Pick<Person, 'kind' | 'accountId' | 'staff'> | null;
  action: AuditAction;
  subject: { kind: AuditSubject; id: string };
  reason?: string;
  /** Old values of the changed fields. */
  before?: AuditMembers | null;
  after?: AuditMembers | null;
}

/** `trx` must be the transaction of the change. */
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

/** Protects against a caller that passes a secret by mistake. */
function hideSecrets(name: string, value: unknown): unknown {
  return SECRET.test(name) && value !== null ? '[oculto]' : value;
}
