import { Type } from 'typebox';
import { authorize, personOf } from '#features/accounts/api/public.ts';
import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import { ordered } from '#features/operators/contract/cancellation-words.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import {
  ActOnPlan,
  MakePlan,
  ManagedPlanDetail,
  ManagedPlans,
  SavePlan,
} from '#features/operators/contract/managed-plan.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import { movePlan } from '#features/operators/contract/plan-states.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { placeNames } from '#features/places/api/public.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type Issue, PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { refreshPlanWords } from '../../plan-words.store.ts';
import { placesOn } from '../../window/plan.view.ts';
import { findOperator } from '../profile/operator.store.ts';
import { findPlanRow, insertPlan, lockPlan, plansOf, saveDraft, savePlanStatus } from './plan.store.ts';
import { managedPlan, managedPlanDetail } from './plan.view.ts';
import { slugOf } from './slug.ts';

const PlanParams = Type.Object({ operatorId: Id, planId: Id });
const tags = ['Oficina del operador'];
const config = { right: 'operator.sell' } as const;
/** Address of a stored image. */
const OWN_FILE = /^\/archivos\/[\w-]+\/\d+\.(webp|avif|jpeg)$/;

/** Routes for writing plans. Each save changes the draft version, which the region sees when it is submitted. */
export function ownPlans(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  const show = async (operatorId: string, planId: string): Promise<ManagedPlanDetail> => {
    const row = await findPlanRow(db, region, operatorId, planId);
    if (!row) throw problem(OPERATOR_ERRORS, 'plan_not_found');
    return managedPlanDetail(platform, row, 'operator');
  };

  app.get(
    managedOperatorRoutes.plans,
    {
      config,
      schema: { tags, summary: 'Los planes de un operador', params: OperatorParams, response: { 200: ManagedPlans } },
    },
    async ({ actor, params: { operatorId } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      return { items: (await plansOf(db, region, operatorId)).map(managedPlan) };
    },
  );

  app.post(
    managedOperatorRoutes.plans,
    {
      config,
      schema: {
        tags,
        summary: 'Empieza un plan',
        params: OperatorParams,
        body: MakePlan,
        response: { 201: ManagedPlanDetail },
      },
    },
    async (request, reply) => {
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
      return reply.code(201).send(await show(operatorId, id));
    },
  );

  app.get(
    managedOperatorRoutes.plan,
    {
      config,
      schema: {
        tags,
        summary: 'Un plan, con la versión que se escribe',
        params: PlanParams,
        response: { 200: ManagedPlanDetail },
      },
    },
    async ({ actor, params: { operatorId, planId } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      return show(operatorId, planId);
    },
  );

  app.put(
    managedOperatorRoutes.plan,
    {
      config,
      schema: {
        tags,
        summary: 'Guarda la versión que se escribe',
        params: PlanParams,
        body: SavePlan,
        response: { 200: ManagedPlanDetail },
      },
    },
    async (request) => {
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
      const current = await show(operatorId, planId);
      if (!isSaved) throw problem(OPERATOR_ERRORS, 'plan_changed', { members: { current } });
      return current;
    },
  );

  app.post(
    managedOperatorRoutes.planAct,
    {
      config,
      schema: {
        tags,
        summary: 'Envía un plan a la región, lo retira de la revisión, lo pausa, lo reanuda o lo retira de la venta',
        params: PlanParams,
        body: ActOnPlan,
        response: { 200: ManagedPlanDetail },
      },
    },
    async (request) => {
      const { operatorId, planId } = request.params;
      const { action } = request.body;
      authorize(request.actor, 'operator.sell', { operatorId });
      const blocks = await blocking(operatorId, planId, action);
      await inTransaction(db, async (trx) => {
        const plan = await lockPlan(trx, region, operatorId, planId);
        if (!plan) throw problem(OPERATOR_ERRORS, 'plan_not_found');
        const to = movePlan({ state: plan.state, review: plan.review }, action, 'operator');
        const isNothingNew = action === 'submit' && plan.draft_version === plan.sold_version;
        if (!to || isNothingNew) throw problem(OPERATOR_ERRORS, 'plan_cannot');
        if (action === 'submit' && plan.operator_state !== 'verified')
          throw problem(OPERATOR_ERRORS, 'operator_not_verified');
        if (blocks.length > 0) throw problem(OPERATOR_ERRORS, 'plan_incomplete', { issues: blocks });
        await savePlanStatus(trx, plan, { action, to, actorId: personOf(request).accountId, reason: null });
      });
      return show(operatorId, planId);
    },
  );

  /** The reasons that keep a plan from being sold. They are checked when it is submitted and when it is put back on sale. */
  async function blocking(operatorId: string, planId: string, action: string) {
    if (action !== 'submit' && action !== 'resume') return [];
    const { warnings } = await show(operatorId, planId);
    return warnings.filter(({ blocks }) => blocks).map(({ code, message }) => ({ path: 'plan', code, message }));
  }
}

/**
 * @throws `invalid` for faults that a schema cannot express: places of other regions, pictures of other sites, and policies that refund more for a
 * later cancellation.
 */
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
