import type { AuditEvent } from '#features/backoffice/contract/audit.ts';

const HEAD = ['Fecha', 'Quién', 'Papel', 'Acción', 'Código', 'Qué', 'Identificador', 'Motivo', 'Antes', 'Después'];

/**
 * RFC 4180 with a byte order mark, which spreadsheets need to read accents. Hours are the region's. A text that a spreadsheet would take for a
 * formula is led by an apostrophe.
 */
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
  return `\uFEFF${[HEAD, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
