import { authorize, personOf } from '#features/accounts/api/public.ts';
import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { findOperator } from '../profile/operator.store.ts';
import { insertPlan } from './plan.store.ts';
import { readManagedPlan } from './read-managed-plan.ts';
import { slugOf } from './slug.ts';

export function createPlan(app: App, platform: OperatorsPlatform): void {
  const { db } = platform;
  const region = platform.config.REGION;
  serve(app, routes.createPlan, async (request, reply) => {
    const { operatorId } = request.params;
    authorize(request.actor, 'operator.sell', { operatorId });
    const operator = await findOperator(db, region, operatorId);
    if (!operator) throw problem(OPERATOR_ERRORS, 'operator_not_found');
    const { settings } = await platform.region.current();
    const { body } = request;
    const id = await inTransaction(db, (trx) =>
      insertPlan(trx, {
        ...body,
        region,
        operatorId,
        slug: slugOf(body.title),
        currency: settings.currency.code,
        content: emptyContent(body.title, settings.centre, operator.profile.languages ?? ['es']),
        accountId: personOf(request).accountId,
      }),
    );
    return reply.code(201).send(await readManagedPlan(platform, operatorId, id));
  });
}

function emptyContent(
  title: string,
  centre: { name: string; lon: number; lat: number },
  languages: string[],
): PlanContent {
  return {
    title,
    summary: '',
    description: '',
    days: [{ title: 'Día 1', stops: [] }],
    meeting: { kind: 'point', name: centre.name, note: '', lon: centre.lon, lat: centre.lat, asksAddress: false },
    includes: [],
    excludes: [],
    restrictions: [],
    bring: [],
    access: '',
    questions: [],
    policy: USUAL_POLICY,
    pictures: [],
    certificate: null,
    facts: {
      category: 'culture',
      difficulty: 1,
      languages,
      accessible: false,
      adventure: false,
      confirmation: 'INSTANT',
    },
  };
}
