import { Type } from 'typebox';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Job } from '#server/platform.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { WHY_TEAM } from '../emails/claim-emails.ts';
import { ownersOf } from '../emails/claim-jobs.ts';
import { NOTIFY_NOTICE } from '../emails/email-jobs.ts';
import { sendTo } from '../emails/send-to.ts';
import { readRegionNotice } from './region-notices.store.ts';

export const noticeJobs: Record<string, Job> = {
  /** Sends nothing if the region restored the notice in the meantime. */
  [NOTIFY_NOTICE]: defineJob(Type.Object({ noticeId: Id }), async ({ noticeId }, platform, attempt) => {
    const { db, config } = platform;
    const notice = await readRegionNotice(db, config.REGION, noticeId);
    if (notice?.state !== 'removed') return;
    const email = {
      title: `Retiramos un aviso de ${notice.place.name}`,
      paragraphs: [
        `El aviso decía: «${notice.words}».`,
        ...(notice.why ? [`El motivo: ${notice.why}`] : []),
        'Tu ficha sigue igual. Puedes publicar otro cuando quieras.',
      ],
      action: { label: 'Ver mis avisos', url: config.PUBLIC_URL + ownerPaths.notices(notice.place.id) },
      why: WHY_TEAM,
    };
    await sendTo(platform, await ownersOf(platform, notice.place.id), email, attempt);
  }),
};
