import { mayEnter } from '#features/accounts/contract/rights.ts';
import { auditLines, readAuditEvents, type Subjects } from '#features/audit/api/public.ts';
import { Overview } from '#features/backoffice/contract/overview.ts';
import { backofficeRoutes } from '#features/backoffice/contract/routes.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { undeclaredProxy } from '#server/http/callers.ts';
import type { App, Platform } from '#server/platform.ts';
import { noticesOf } from './notices.rules.ts';
import { readQueues } from './queues.ts';

/** `GET /api/admin/overview/`: the caller's queues with the age of the oldest item and, for admins, the last changes. */
export function showOverview(app: App, platform: Platform, subjects: Subjects): void {
  app.get(
    backofficeRoutes.overview,
    {
      config: { right: 'office.enter' },
      schema: {
        tags: ['Administración'],
        summary: 'Lo que espera a quien trabaja en la región, con su antigüedad',
        response: { 200: Overview },
      },
    },
    async ({ actor }) => {
      if (actor.kind !== 'person' || !actor.staff) throw problem(PLATFORM_ERRORS, 'forbidden');
      const { db, config } = platform;
      const { timeZone, locale } = (await platform.region.current()).face;
      const log = { db, region: config.REGION, subjects };
      const [queues, changes] = await Promise.all([
        readQueues(platform, actor.staff),
        mayEnter(actor, 'audit.read').allowed ? readAuditEvents(log, { timeZone }, 6, null) : [],
      ]);
      const lines = await auditLines(log, changes, { locale, timeZone });
      return {
        you: { name: actor.name, role: actor.staff },
        queues,
        notices: actor.staff === 'admin' ? noticesOf(undeclaredProxy(config)) : [],
        changes: lines.map(({ id, at, title, subject, actor: who }) => ({
          id,
          at,
          title,
          about: subject.name,
          by: who ? (who.name ?? 'Una cuenta borrada') : null,
        })),
      };
    },
  );
}
