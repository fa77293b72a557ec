import { authorize, personOf } from '#features/accounts/api/public.ts';
import type { Issue } from '#features/issues.ts';
import { ordered } from '#features/operators/contract/cancellation-words.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import { placeNames } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { refreshPlanWords } from '../../plan-words.store.ts';
import { placesOn } from '../../window/plan.view.ts';
import { lockPlan, saveDraft } from './plan.store.ts';
import { readManagedPlan } from './read-managed-plan.ts';

const OWN_FILE = /^\/archivos\/[\w-]+\/\d+\.(webp|avif|jpeg)$/;

export function changePlan(app: App, platform: OperatorsPlatform): void {
  const { db } = platform;
  const region = platform.config.REGION;
  serve(app, routes.changePlan, async (request) => {
    const { operatorId, planId } = request.params;
    authorize(request.actor, 'operator.sell', { operatorId });
    const { revision, facts } = request.body;
    const content = { ...request.body.content, facts };
    await assertValidContent(db, region, content);
    const isSaved = await inTransaction(db, async (trx) => {
      const plan = await lockPlan(trx, region, operatorId, planId);
      if (!plan) throw problem(OPERATOR_ERRORS, 'plan_not_found');
      if (plan.state === 'retired' || plan.state === 'submitted' || plan.review === 'submitted')
        throw problem(OPERATOR_ERRORS, 'plan_cannot');
      if (plan.revision !== revision) return false;
      await saveDraft(trx, plan, content, personOf(request).accountId);
      if (plan.sold_version === null) await refreshPlanWords(trx, region, [planId]);
      return true;
    });
    const current = await readManagedPlan(platform, operatorId, planId);
    if (!isSaved) throw problem(OPERATOR_ERRORS, 'plan_changed', { members: { current } });
    return current;
  });
}

/** @throws `invalid` for places of other regions, pictures of other sites, or refunds that grow with time */
async function assertValidContent(db: Database, region: string, content: PlanContent): Promise<void> {
  const known = await placeNames(db, region, placesOn([content]));
  const issue = (path: string, code: string, message: string): Issue => ({
    path: `body.content.${path}`,
    code,
    message,
  });
  const places = content.days.flatMap(({ stops }, day) =>
    stops.flatMap(({ place }, stop) =>
      place === null || known.has(place)
        ? []
        : [issue(`days.${day}.stops.${stop}.place`, 'unknown_place', 'Ese lugar no está en la región.')],
    ),
  );
  const pictures = content.pictures.flatMap((picture, i) =>
    picture.kind === 'poster' || OWN_FILE.test(picture.file)
      ? []
      : [issue(`pictures.${i}.file`, 'foreign_file', 'Sube la foto aquí: no enlazamos fotos de otros sitios.')],
  );
  const shares = ordered(content.policy).map(({ refundBps }) => refundBps);
  const grows = shares.some((share, i) => i > 0 && share > shares[i - 1]!);
  const policy = grows
    ? [issue('policy.bands', 'senseless', 'Quien cancela más tarde no puede recuperar más que quien cancela antes.')]
    : [];
  const issues = [...places, ...pictures, ...policy];
  if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
}
