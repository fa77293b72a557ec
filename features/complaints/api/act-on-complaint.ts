import { accountIdOf } from '#features/accounts/contract/actor.ts';
import * as routes from '#features/complaints/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockComplaint, readEvents } from './complaint.store.ts';
import { complaintView, readingOf } from './complaint.view.ts';
import { openComplaint } from './complaint-access.ts';
import { move } from './move-complaint.ts';

export function actOnComplaint(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  serve(app, routes.actOnComplaint, async (request, reply) => {
    keepConfidential(reply);
    const { reference } = await openComplaint(platform, request);
    const region = await platform.region.current();
    const { action, body = '' } = request.body;
    const complaint = await inTransaction(db, async (trx) => {
      const moved = await move(trx, (await lockComplaint(trx, config.REGION, reference))!, region, {
        action,
        actor: 'consumer',
        actorId: accountIdOf(request.actor),
        body: body.trim() || null,
      });
      await jobs.add(trx, 'complaints/tell-staff', { reference, action });
      return moved;
    });
    return complaintView(complaint, await readEvents(db, complaint), await readingOf(complaint, region), region);
  });
}
