import { Type } from 'typebox';
import { authorize } from '#features/accounts/api/public.ts';
import type { DepartureRule } from '#features/operators/contract/departure-rule.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import {
  ChangeRule,
  type ManagedOption,
  ManagedOptions,
  RuleOutcome,
  SaveRule,
} from '#features/operators/contract/managed-plan.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { Id } from '#features/schema.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type Issue, PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { closeOptions, dropUnsold } from '../../departures/departure.store.ts';
import { remakeRule } from '../../departures/follow-rules.ts';
import { refreshPricesFrom } from '../../departures/price-from.ts';
import { areResources } from '../departures/resource.store.ts';
import { deleteRule, saveRule } from '../departures/rule.store.ts';
import { areForeign, managedOptions, managedRules, rulesOf, saveOptions } from './option.store.ts';
import { lockPlan, type PlanRow } from './plan.store.ts';

const PlanParams = Type.Object({ operatorId: Id, planId: Id });
const RuleParams = Type.Object({ operatorId: Id, planId: Id, ruleId: Id });
const tags = ['Oficina del operador'];
const config = { right: 'operator.sell' } as const;

/** Options with units and prices, and the rules that make departures. Existing bookings do not change. */
export function ownOptions(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  app.put(
    managedOperatorRoutes.options,
    {
      config,
      schema: {
        tags,
        summary: 'Guarda las opciones, tarifas y precios de un plan',
        params: PlanParams,
        body: ManagedOptions,
        response: { 200: ManagedOptions },
      },
    },
    async ({ actor, params: { operatorId, planId }, body: { revision, items } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      const clock = regionClock(await platform.region.current());
      const saved = await inTransaction(db, async (trx) => {
        const plan = await open(trx, operatorId, planId);
        if (plan.options_revision !== revision) {
          const current = { revision: plan.options_revision, items: await managedOptions(trx, region, planId) };
          throw problem(OPERATOR_ERRORS, 'options_changed', { members: { current } });
        }
        const issues = optionIssues(items);
        if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
        const ids = items.map(({ id }) => id);
        if (await areForeign(trx, plan, ids)) throw problem(OPERATOR_ERRORS, 'option_not_found');
        const retired = await saveOptions(trx, plan, items);
        for (const rule of await rulesOf(trx, region, retired)) await dropUnsold(trx, region, rule, new Date());
        await closeOptions(trx, region, retired);
        for (const rule of await rulesOf(trx, region, ids)) await remakeRule(trx, region, rule, clock);
        await refreshPricesFrom(trx, region, [planId]);
        return { revision: revision + 1, items: await managedOptions(trx, region, planId) };
      });
      return saved;
    },
  );

  app.post(
    managedOperatorRoutes.rules,
    {
      config,
      schema: {
        tags,
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
      config,
      schema: {
        tags,
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
      config,
      schema: {
        tags,
        summary: 'Quita una regla y las salidas que nadie reservó',
        params: RuleParams,
        response: { 200: RuleOutcome },
      },
    },
    async ({ actor, params: { operatorId, planId, ruleId } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      return inTransaction(db, async (trx) => {
        await open(trx, operatorId, planId);
        if (!(await managedRules(trx, region, planId)).some(({ id }) => id === ruleId))
          throw problem(OPERATOR_ERRORS, 'rule_not_found');
        const dropped = await dropUnsold(trx, region, ruleId, new Date());
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
      const plan = await open(trx, operatorId, planId);
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
      const outcome = await remakeRule(trx, region, id, clock);
      const rule = (await managedRules(trx, region, planId)).find((one) => one.id === id)!;
      return { rule, ...outcome };
    });
  }

  async function open(trx: Database, operatorId: string, planId: string): Promise<PlanRow> {
    const plan = await lockPlan(trx, region, operatorId, planId);
    if (!plan) throw problem(OPERATOR_ERRORS, 'plan_not_found');
    if (plan.state === 'retired') throw problem(OPERATOR_ERRORS, 'plan_cannot');
    return plan;
  }
}

/** A plan with start times needs times, and a plan with opening hours needs hours. */
function assertValidRule({ availability_type }: PlanRow, { times, openingHours, from, to }: DepartureRule): void {
  const fits =
    availability_type === 'START_TIME' ? times.length > 0 && !openingHours : times.length === 0 && openingHours;
  const hours = openingHours ?? [];
  if (!fits || hours.some((one) => one.to <= one.from) || (from !== null && to !== null && to < from))
    throw problem(OPERATOR_ERRORS, 'rule_senseless');
}

/** Faults of units and prices that refer to each other. */
function optionIssues(options: readonly ManagedOption[]): Issue[] {
  return options.flatMap(({ units, prices, minUnits, maxUnits }, i) => {
    const ids = units.map(({ id }) => id);
    const at = `body.items.${i}`;
    return [
      ...(new Set(ids).size === ids.length ? [] : [issue(`${at}.units`, 'Dos tarifas tienen el mismo identificador.')]),
      ...prices.flatMap(({ unit, from, to }, p) => [
        ...(unit === null || ids.includes(unit)
          ? []
          : [issue(`${at}.prices.${p}.unit`, 'El precio es de una tarifa que no existe.')]),
        ...(from && to && to < from ? [issue(`${at}.prices.${p}.to`, 'La temporada termina antes de empezar.')] : []),
      ]),
      ...units.flatMap(({ accompaniedBy, minAge, maxAge }, u) => [
        ...(accompaniedBy.every((other) => ids.includes(other))
          ? []
          : [issue(`${at}.units.${u}.accompaniedBy`, 'Acompaña una tarifa que no existe.')]),
        ...(minAge !== null && maxAge !== null && maxAge < minAge
          ? [issue(`${at}.units.${u}.maxAge`, 'La edad mayor es menor que la menor.')]
          : []),
      ]),
      ...(maxUnits !== null && maxUnits < minUnits
        ? [issue(`${at}.maxUnits`, 'El máximo es menor que el mínimo.')]
        : []),
    ];
  });
}

function issue(path: string, message: string): Issue {
  return { path, code: 'senseless', message };
}
