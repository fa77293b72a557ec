import type { AuditEvent } from '#features/audit/contract/audit.ts';
import { VALUE_WORDS } from '#features/audit/contract/audit-members.ts';
import { actionWords, subjectWords } from '#features/audit/contract/audit-words.ts';
import { type AuditRow, readNames } from './audit.store.ts';
import { type ChangeContext, idsIn, memberWords, valueWords } from './change-words.ts';
import type { Log } from './subjects.ts';

export async function auditLines(
  log: Log,
  rows: readonly AuditRow[],
  place: Pick<ChangeContext, 'locale' | 'timeZone'>,
): Promise<AuditEvent[]> {
  const ids = new Set(rows.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]));
  const names = ids.size > 0 ? await readNames(log, [...ids]) : new Map<string, string>();
  return rows.map((row) => auditView(row, { ...place, names }));
}

function auditView(row: AuditRow, place: Omit<ChangeContext, 'kind'>): AuditEvent {
  return {
    id: row.id,
    at: row.happened.toISOString(),
    actor: row.actor_id ? { id: row.actor_id, name: row.actor_name, role: row.actor_role } : null,
    action: row.action,
    title: actionWords(row.action),
    subject: { kind: row.subject_kind, id: row.subject_id, name: subjectName(row) },
    reason: row.reason,
    changes: changesOf(row.before, row.after, { ...place, kind: row.subject_kind }),
  };
}

/** A subject without a name is shown by its id, if a person can read the id. */
function subjectName({ subject_kind, subject_id, subject_name }: AuditRow): string {
  const isReadable = !/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(subject_id) && subject_kind !== 'card_provider';
  const words = VALUE_WORDS[subject_kind]?.[subject_id];
  return [subjectWords(subject_kind), subject_name ?? words ?? (isReadable ? subject_id : null)]
    .filter(Boolean)
    .join(' ');
}

export function changesOf(before: unknown, after: unknown, context: ChangeContext): AuditEvent['changes'] {
  const one = members(before);
  const other = members(after);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null))
    .map((name) => {
      const was = valueWords(name, one[name], one, context);
      const is = valueWords(name, other[name], other, context);
      return { name: memberWords(name, context.kind), before: was, after: was === is ? `${is} (otro contenido)` : is };
    });
}

function members(state: unknown): Record<string, unknown> {
  if (state === null || state === undefined) return {};
  return typeof state === 'object' && !Array.isArray(state) ? (state as Record<string, unknown>) : { '': state };
}
