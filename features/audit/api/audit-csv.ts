import type { AuditEvent } from '#features/audit/contract/audit.ts';
import { writeCsv } from '#server/paper/csv.ts';

const HEAD = ['Fecha', 'Quién', 'Papel', 'Acción', 'Código', 'Qué', 'Identificador', 'Motivo', 'Antes', 'Después'];

/** The log as CSV. Times are in the region's zone. */
export function auditCsv(events: AuditEvent[], timeZone: string): string {
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const lines = events.map(({ at, actor, action, title, subject, reason, changes }) => [
    clock.format(new Date(at)),
    actor ? (actor.name ?? 'Cuenta borrada') : 'El sitio',
    actor?.role ?? '',
    title,
    action,
    subject.name,
    subject.id,
    reason ?? '',
    changes.map(({ name, before }) => `${name}: ${before ?? '—'}`).join('\n'),
    changes.map(({ name, after }) => `${name}: ${after ?? '—'}`).join('\n'),
  ]);
  return writeCsv([HEAD, ...lines]);
}
