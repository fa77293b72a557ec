import { Type } from 'typebox';
import { type AuditEvent, AuditFilters, AuditPage, auditFilters } from '#features/audit/contract/audit.ts';
import { auditRoutes } from '#features/audit/contract/routes.ts';
import { cutPage, PAGE_SIZE, PageQuery, readTimeCursor } from '#server/http/time-cursor.ts';
import { writeCsv } from '#server/paper/csv.ts';
import type { App, Platform } from '#server/platform.ts';
import { readAuditEvents } from './audit.store.ts';
import { auditLines } from './audit.view.ts';
import type { Log, Subjects } from './subjects.ts';

const HEAD = ['Fecha', 'Quién', 'Papel', 'Acción', 'Código', 'Qué', 'Identificador', 'Motivo', 'Antes', 'Después'];

const Query = Type.Object({ ...auditFilters, ...PageQuery }, { additionalProperties: false });
/** Largest number of entries in one CSV file. Callers get older entries with the filters `from` and `to`. */
const MOST_LINES = 20_000;

/** `GET /api/admin/audit/`: actions of staff, newest first; `GET …/export.csv`: the same entries as a file. */
export function listAudit(app: App, { db, config, region }: Platform, subjects: Subjects): void {
  const log: Log = { db, region: config.REGION, subjects };
  app.get(
    auditRoutes.list,
    {
      config: { right: 'audit.read' },
      schema: {
        tags: ['Administración'],
        summary: 'El registro de lo que hizo el equipo, lo más reciente primero',
        querystring: Query,
        response: { 200: AuditPage },
      },
    },
    async ({ query }) => {
      const { limit = PAGE_SIZE, cursor, ...filters } = query;
      const { timeZone, locale } = (await region.current()).face;
      const after = readTimeCursor(cursor);
      const found = await readAuditEvents(log, { ...filters, timeZone }, limit + 1, after);
      const { rows, next } = cutPage(found, limit);
      return { items: await auditLines(log, rows, { locale, timeZone }), next };
    },
  );

  app.get(
    auditRoutes.csv,
    {
      config: { right: 'audit.read' },
      schema: {
        tags: ['Administración'],
        summary: `El registro como archivo CSV, hasta ${MOST_LINES.toLocaleString('es')} líneas`,
        querystring: AuditFilters,
        produces: ['text/csv'],
        response: { 200: Type.String() },
      },
    },
    async ({ query }, reply) => {
      const { timeZone, locale } = (await region.current()).face;
      const rows = await readAuditEvents(log, { ...query, timeZone }, MOST_LINES, null);
      return reply
        .header('content-disposition', `attachment; filename="registro-${config.REGION}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(auditCsv(await auditLines(log, rows, { locale, timeZone }), timeZone));
    },
  );
}

/** The log as CSV. Times are in the region's zone. */
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
