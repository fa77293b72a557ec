import { authorize, personOf } from '#features/accounts/api/public.ts';
import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import type { OperatorProfile } from '#features/operators/contract/operator.ts';
import type { DraftMeetingPoint, PlanContent } from '#features/operators/contract/plan-content.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { findOperator } from '../profile/operator.store.ts';
import { isPlaced } from '../profile/operator.view.ts';
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
        content: emptyContent(body.title, operator.profile, settings.centre),
        accountId: personOf(request).accountId,
      }),
    );
    return reply.code(201).send(await readManagedPlan(platform, operatorId, id));
  });
}

function emptyContent(
  title: string,
  profile: Partial<OperatorProfile>,
  centre: { lon: number; lat: number },
): PlanContent {
  return {
    title,
    summary: '',
    description: '',
    days: [{ title: 'Día 1', stops: [] }],
    meeting: firstMeeting(profile, centre),
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
      languages: profile.languages?.slice(0, 1) ?? ['es'],
      accessible: false,
      adventure: false,
      confirmation: 'INSTANT',
    },
  };
}

/** The operator's own address. Without an address, the operator chooses name and place. */
function firstMeeting(profile: Partial<OperatorProfile>, centre: { lon: number; lat: number }): DraftMeetingPoint {
  const { address = '', lon = centre.lon, lat = centre.lat } = profile;
  const rest = { kind: 'point', name: address.trim().slice(0, 120), note: '', asksAddress: false } as const;
  return rest.name && isPlaced(profile, { centre })
    ? { ...rest, lon, lat }
    : { ...rest, lon: centre.lon, lat: centre.lat, unplaced: true };
}
