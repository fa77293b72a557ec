import { moveNotice } from '#features/closures/api/public.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import * as routes from '#features/owners/contract/notice-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { NOTIFY_NOTICE } from '../emails/email-jobs.ts';
import { readRegionNotice } from './region-notices.store.ts';

/** The team gets an email with the reason. A repeated request changes nothing. */
export function decideNotice(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  serve(app, routes.decideNotice, async ({ params: { id }, body: { action, reason }, actor }) => {
    if (action === 'remove' && !reason?.trim()) {
      const { detail } = OWNER_ERRORS.claim_reason_needed;
      throw problem(OWNER_ERRORS, 'claim_reason_needed', {
        issues: [{ path: 'body.reason', code: 'required', message: detail }],
      });
    }
    await inTransaction(db, async (trx) => {
      const { isMoved } = await moveNotice(trx, platform, { id, action, actor, reason });
      if (isMoved && action === 'remove') await jobs.add(trx, NOTIFY_NOTICE, { noticeId: id });
    });
    return (await readRegionNotice(db, config.REGION, id))!;
  });
}
