import * as routes from '#features/owners/contract/claim-routes.ts';
import { serve } from '#server/http/serve.ts';
import { PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readWaitingClaims } from './claim.store.ts';
import { waitingClaimViews } from './claim.view.ts';

export function listClaims(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.listClaims, async ({ query: { limit = PAGE_SIZE, cursor } }) => {
    const { rows, next } = await readWaitingClaims(db, config.REGION, limit, readTimeCursor(cursor));
    return { items: await waitingClaimViews(platform, rows), next };
  });
}
