import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import * as routes from '#features/photos/contract/region-routes.ts';
import type { Owners } from '#features/reviews/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { NOTIFY_AUTHOR, NOTIFY_REPORTER } from '../emails/email-jobs.ts';
import { DROP_FILES } from '../encode/photo-files.ts';
import { lockPhoto, movePhoto } from '../photo.store.ts';
import { settleReports } from '../report.store.ts';
import { type Cases, findCase } from './case.store.ts';
import { caseView } from './case.view.ts';

export function judgePhoto(app: App, platform: Platform, owners: Owners): void {
  const { db, config, jobs } = platform;
  const cases: Cases = { db, region: config.REGION, owners };
  serve(app, routes.judgePhoto, async (request, reply) => {
    const { actor, params, body } = request;
    const { judgement } = body;
    reply.header('cache-control', 'no-store');
    if (judgement === 'remove' && !body.reason) {
      const issues = [{ path: 'body.reason', code: 'required', message: 'Elige por qué se retira.' }];
      throw problem(PLATFORM_ERRORS, 'invalid', { issues });
    }
    const judgedAt = new Date();
    await inTransaction(db, async (trx) => {
      const photo = await lockPhoto(trx, config.REGION, params.id);
      if (!photo) throw problem(PHOTO_ERRORS, 'photo_not_found');
      const isRemoved = judgement === 'remove';
      const judged = await movePhoto(trx, photo, {
        action: judgement,
        actor: 'region',
        change: {
          judged_by: personOf(request).accountId,
          judged_at: judgedAt,
          reason: isRemoved ? body.reason! : null,
          ...(judgement === 'uphold' && { upheld_at: judgedAt }),
          ...(isRemoved && { files: '[]', thumbhash: null }),
        },
      });
      await recordAudit(trx, {
        region: config.REGION,
        actor,
        action: `photos.${judgement}`,
        subject: { kind: 'photo', id: photo.id },
        before: { state: photo.state, reason: photo.reason },
        after: { state: judged.state, reason: judged.reason },
      });
      // The author gets no email if the region rejects a report.
      if (judgement !== 'uphold') await jobs.add(trx, NOTIFY_AUTHOR, { photoId: photo.id, judgement });
      // The reports stay open while the region holds the photo.
      if (judgement !== 'hold')
        for (const report of await settleReports(trx, photo))
          await jobs.add(trx, NOTIFY_REPORTER, { reportId: report.id });
      if (isRemoved) await jobs.add(trx, DROP_FILES, { photoId: photo.id });
    });
    return caseView(cases, (await findCase(cases, params.id))!);
  });
}
