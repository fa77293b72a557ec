import type { AuditEvent } from '#features/backoffice/contract/audit.ts';
import { actionWords, subjectWords } from '#features/backoffice/contract/audit-words.ts';
import type { AuditRow } from './audit.store.ts';

export function auditView(row: AuditRow): AuditEvent {
  const kind = subjectWords(row.subject_kind);
  return {
    id: row.id,
    at: row.happened.toISOString(),
    actor: row.actor_id ? { id: row.actor_id, name: row.actor_name, role: row.actor_role } : null,
    action: row.action,
    title: actionWords(row.action),
    subject: {
      kind: row.subject_kind,
      id: row.subject_id,
      name: `${kind} ${row.subject_name ?? row.subject_id}`,
    },
    reason: row.reason,
    changes: changesOf(row.before, row.after),
  };
}

/** Members that differ between the two states, each as a text; a state that is no object is one member. */
export function changesOf(before: unknown, after: unknown): AuditEvent['changes'] {
  const one = members(before);
  const other = members(after);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .map((name) => ({ name, before: asText(one[name]), after: asText(other[name]) }))
    .filter((change) => change.before !== change.after);
}

function members(state: unknown): Record<string, unknown> {
  if (state === null || state === undefined) return {};
  return typeof state === 'object' && !Array.isArray(state) ? (state as Record<string, unknown>) : { '': state };
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
