import { mayEnter } from '#features/accounts/contract/rights.ts';
import { auditLines, readAuditEvents, type Subjects } from '#features/audit/api/public.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { undeclaredProxy } from '#server/http/callers.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { noticesOf } from './notices.rules.ts';
import { readQueues } from './queues.ts';

export function showOverview(app: App, platform: Platform, subjects: Subjects): void {
  serve(app, routes.showOverview, async ({ actor }) => {
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
  });
}
