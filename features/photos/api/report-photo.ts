import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import { ANSWERED_REASONS } from '#features/photos/contract/reasons.ts';
import * as routes from '#features/photos/contract/report-routes.ts';
import { cleanWords } from '#features/reviews/contract/review-content.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { causingBrowser } from '#server/mail/causing-browser.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockPhoto, movePhoto } from './photo.store.ts';
import { insertReport } from './report.store.ts';

/**
 * A reader reports a photo, or a person whom it shows or to whom it belongs asks to remove it. The region may have kept
 * a photo after reports of readers, but such a person can still ask.
 */
export function reportPhoto(app: App, { db, config }: Platform): void {
  serve(app, routes.reportPhoto, async ({ actor, params, body }) => {
    const accountId = accountIdOf(actor);
    const getsAnswer = ANSWERED_REASONS.includes(body.reason);
    if (getsAnswer && accountId === null && !body.email) {
      const message = 'Escribe tu correo: ahí te respondemos.';
      throw problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: 'body.email', code: 'required', message }] });
    }
    await inTransaction(db, async (trx) => {
      const photo = await lockPhoto(trx, config.REGION, params.id);
      if (photo?.state !== 'published') throw problem(PHOTO_ERRORS, 'photo_not_found');
      if (photo.upheld_at && !getsAnswer) throw problem(PHOTO_ERRORS, 'photo_action_refused');
      const isNew = await insertReport(trx, {
        region_id: config.REGION,
        id: body.id,
        photo_id: photo.id,
        reason: body.reason,
        words: cleanWords(body.words ?? '') || null,
        account_id: accountId,
        // An account's email address can change, so only guests have one here.
        email: getsAnswer && accountId === null ? body.email! : null,
        browser: causingBrowser() ?? null,
      });
      if (isNew) await movePhoto(trx, photo, { action: 'report', actor: 'reader' });
    });
    return { reported: true as const };
  });
}
