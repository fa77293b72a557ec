import { type AuditEvent, MOST_LINES } from '#features/audit/contract/audit.ts';
import * as routes from '#features/audit/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import { writeCsv } from '#server/paper/csv.ts';
import type { App, Platform } from '#server/platform.ts';
import { readAuditEvents } from './audit.store.ts';
import { auditLines } from './audit.view.ts';
import type { Log, Subjects } from './subjects.ts';

const HEAD = ['Fecha', 'Quién', 'Papel', 'Acción', 'Código', 'Qué', 'Identificador', 'Motivo', 'Antes', 'Después'];

export function exportAudit(app: App, { db, config, region }: Platform, subjects: Subjects): void {
  const log: Log = { db, region: config.REGION, subjects };
  serve(app, routes.exportAudit, async ({ query }, reply) => {
    const { timeZone, locale } = (await region.current()).face;
    const rows = await readAuditEvents(log, { ...query, timeZone }, MOST_LINES, null);
    return reply
      .header('content-disposition', `attachment; filename="registro-${config.REGION}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(auditCsv(await auditLines(log, rows, { locale, timeZone }), timeZone));
  });
}

function auditCsv(events: AuditEvent[], timeZone: string): string {
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
