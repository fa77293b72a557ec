import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import * as routes from '#features/questions/contract/region-routes.ts';
import type { Database } from '#server/database/connect.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { type Cases, findCase } from '../answers/case.store.ts';
import { caseView } from '../answers/case.view.ts';
import { answerText, writeAnswer } from '../answers/write-answer.ts';
import type { QuestionOwners } from '../owners.ts';

/** The region may publish telephone numbers and links, such as those of a museum. */
export function answerAsRegion(app: App, platform: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.answerAsRegion, async (request, reply) => {
    const { id } = request.params;
    const { face } = await platform.region.current();
    const answer = {
      id: request.body.id,
      body: answerText(request.body.body, ['insult']),
      badge: 'region' as const,
      answeredBy: face.organisation.name,
      accountId: personOf(request).accountId,
      isOfTraveller: false,
      record: (trx: Database) =>
        recordAudit(trx, {
          region: cases.region,
          actor: request.actor,
          action: 'questions.answer',
          subject: { kind: 'question', id },
          after: { answer: request.body.id },
        }),
    };
    await writeAnswer(platform, id, answer, () => true);
    reply.header('cache-control', 'no-store');
    return caseView(cases, (await findCase(cases, id))!, 'region');
  });
}
