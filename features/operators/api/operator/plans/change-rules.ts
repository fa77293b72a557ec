import { Type } from 'typebox';
import { authorize } from '#features/accounts/api/public.ts';
import type { DepartureRule } from '#features/operators/contract/departure-rule.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { ChangeRule, RuleOutcome, SaveRule } from '#features/operators/contract/managed-plan.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import { dropUnsold } from '../../departures/departure.store.ts';
import { remakeRule } from '../../departures/follow-rules.ts';
import { refreshPricesFrom } from '../../departures/price-from.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { areResources } from '../departures/resource.store.ts';
import { deleteRule, saveRule } from '../departures/rule.store.ts';
import { lockOpenPlan, PlanParams } from './lock-open-plan.ts';
import { managedOptions, managedRules } from './option.store.ts';
import type { PlanRow } from './plan.store.ts';

const RuleParams = Type.Object({ operatorId: Id, planId: Id, ruleId: Id });

/** Routes that add, change and remove the rules that make departures. Departures with bookings stay unchanged. */
export function changeRules(app: App, platform: OperatorsPlatform): void {
  const { db, bookings } = platform;
  const region = platform.config.REGION;

  app.post(
    managedOperatorRoutes.rules,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Añade una regla de salidas y las crea',
        params: PlanParams,
        body: SaveRule,
        response: { 201: RuleOutcome },
      },
    },
    async ({ actor, params: { operatorId, planId }, body }, reply) => {
      authorize(actor, 'operator.sell', { operatorId });
      return reply.code(201).send(await follow(operatorId, planId, null, body));
    },
  );

  app.put(
    managedOperatorRoutes.rule,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Cambia una regla; lo que nadie reservó la sigue y conserva lo puesto a mano',
        params: RuleParams,
        body: ChangeRule,
        response: { 200: RuleOutcome },
      },
    },
    async ({ actor, params: { operatorId, planId, ruleId }, body }) => {
      authorize(actor, 'operator.sell', { operatorId });
      return follow(operatorId, planId, ruleId, body);
    },
  );

  app.delete(
    managedOperatorRoutes.rule,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Quita una regla y las salidas que nadie reservó',
        params: RuleParams,
        response: { 200: RuleOutcome },
      },
    },
    async ({ actor, params: { operatorId, planId, ruleId } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      return inTransaction(db, async (trx) => {
        await lockOpenPlan(platform, trx, operatorId, planId);
        if (!(await managedRules(trx, region, planId)).some(({ id }) => id === ruleId))
          throw problem(OPERATOR_ERRORS, 'rule_not_found');
        const dropped = await dropUnsold(trx, { region, ruleId, bookings }, new Date());
        await deleteRule(trx, region, ruleId);
        await refreshPricesFrom(trx, region, [planId]);
        return { rule: null, made: 0, changed: 0, dropped };
      });
    },
  );

  async function follow(
    operatorId: string,
    planId: string,
    ruleId: string | null,
    { revision, ...body }: { revision?: number; optionId: string; rule: DepartureRule },
  ) {
    const clock = regionClock(await platform.region.current());
    return inTransaction(db, async (trx) => {
      const plan = await lockOpenPlan(platform, trx, operatorId, planId);
      const options = await managedOptions(trx, region, planId);
      if (!options.some(({ id }) => id === body.optionId)) throw problem(OPERATOR_ERRORS, 'option_not_found');
      const current = ruleId && (await managedRules(trx, region, planId)).find(({ id }) => id === ruleId);
      if (ruleId && !current) throw problem(OPERATOR_ERRORS, 'rule_not_found');
      if (current && current.revision !== revision)
        throw problem(OPERATOR_ERRORS, 'rule_changed', { members: { current } });
      assertValidRule(plan, body.rule);
      if (!(await areResources(trx, region, operatorId, body.rule.resources)))
        throw problem(OPERATOR_ERRORS, 'resource_not_found');
      const id = await saveRule(trx, region, { id: ruleId, ...body });
      const outcome = await remakeRule(trx, { region, ruleId: id, bookings }, clock);
      const rule = (await managedRules(trx, region, planId)).find((one) => one.id === id)!;
      return { rule, ...outcome };
    });
  }
}

/** A START_TIME plan needs start times, an OPENING_HOURS plan needs opening hours. */
function assertValidRule({ availability_type }: PlanRow, { times, openingHours, from, to }: DepartureRule): void {
  const fits =
    availability_type === 'START_TIME' ? times.length > 0 && !openingHours : times.length === 0 && openingHours;
  const hours = openingHours ?? [];
  if (!fits || hours.some((one) => one.to <= one.from) || (from !== null && to !== null && to < from))
    throw problem(OPERATOR_ERRORS, 'rule_senseless');
}
