import { assertWithinLimit } from '#features/accounts/api/public.ts';
import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { REPORT_WORDS } from '#features/owners/contract/fact-report.ts';
import * as routes from '#features/owners/contract/report-routes.ts';
import { findPublicPlace } from '#features/places/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { cleanWords } from '#features/reviews/contract/review-content.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { callerOf } from '#server/http/callers.ts';
import { serve } from '#server/http/serve.ts';
import { causingBrowser } from '#server/mail/causing-browser.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertReport } from './report.store.ts';

/** A repeated request changes nothing. The answer does not say whether the place has an owner. */
export function reportFact(app: App, platform: Platform): void {
  const { db, config } = platform;

  serve(app, routes.reportFact, async (request, reply) => {
    const { id, place, fact, email, ...body } = request.body;
    await assertWithinLimit(platform, 'factReportsByAddress', callerOf(request));
    const words = cleanWords(body.words);
    if (words.length < REPORT_WORDS.least) {
      const issue = { path: 'body.words', code: 'too_short', message: 'Cuenta qué está mal, en pocas palabras.' };
      throw problem(PLATFORM_ERRORS, 'invalid', { issues: [issue] });
    }
    const placeId = await findPublicPlace(db, config.REGION, place);
    if (!placeId) throw problem(PLACE_ERRORS, 'company_not_found');
    const accountId = accountIdOf(request.actor);
    await insertReport(db, {
      region_id: config.REGION,
      id,
      company_id: placeId,
      fact,
      words,
      account_id: accountId,
      email: accountId === null ? (email ?? null) : null,
      browser: causingBrowser() ?? null,
      answer: null,
      answered_by: null,
      answered_as: null,
      answered_at: null,
    });
    return reply.code(204).send(null);
  });
}
