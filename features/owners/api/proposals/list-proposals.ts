import * as routes from '#features/owners/contract/proposal-routes.ts';
import { serve } from '#server/http/serve.ts';
import { PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readWaitingProposals } from './proposal.store.ts';
import { waitingProposalViews } from './proposal.view.ts';

export function listProposals(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.listProposals, async ({ query: { limit = PAGE_SIZE, cursor } }) => {
    const { rows, next } = await readWaitingProposals(db, config.REGION, limit, readTimeCursor(cursor));
    return { items: await waitingProposalViews(platform, rows), next };
  });
}
