import * as routes from '#features/announcements/contract/routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readCandidates } from './candidate.store.ts';

export function listAnnouncementCandidates(app: App, { db, config, region }: Platform): void {
  serve(app, routes.listAnnouncementCandidates, async () => ({
    today: today(regionClock(await region.current())),
    items: (await readCandidates(db, config.REGION)).map(({ accountIds: _, ...candidate }) => candidate),
  }));
}
