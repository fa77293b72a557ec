import { COMPLAINT_ERRORS } from '#features/complaints/contract/errors.ts';
import * as routes from '#features/complaints/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findComplaint } from '../complaint.store.ts';
import { regionView } from './region.view.ts';

export function showRegionComplaint(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.showRegionComplaint, async ({ params }, reply) => {
    reply.header('cache-control', 'no-store');
    const complaint = await findComplaint(db, config.REGION, params.reference);
    if (!complaint) throw problem(COMPLAINT_ERRORS, 'complaint_not_found');
    return regionView(platform, complaint, await platform.region.current());
  });
}
