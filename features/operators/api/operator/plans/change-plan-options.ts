import { authorize } from '#features/accounts/api/public.ts';
import type { Issue } from '#features/issues.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { ManagedOption } from '#features/operators/contract/managed-plan.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import { closeOptions, dropUnsold } from '../../departures/departure.store.ts';
import { remakeRule } from '../../departures/follow-rules.ts';
import { refreshPricesFrom } from '../../departures/price-from.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { lockOpenPlan } from './lock-open-plan.ts';
import { areForeign, managedOptions, rulesOf, saveOptions } from './option.store.ts';

export function changePlanOptions(app: App, platform: OperatorsPlatform): void {
  const { db, bookings } = platform;
  const region = platform.config.REGION;
  serve(app, routes.changePlanOptions, async ({ actor, params: { operatorId, planId }, body: { revision, items } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    const clock = regionClock(await platform.region.current());
    const saved = await inTransaction(db, async (trx) => {
      const plan = await lockOpenPlan(platform, trx, operatorId, planId);
      if (plan.options_revision !== revision) {
        const current = { revision: plan.options_revision, items: await managedOptions(trx, region, planId) };
        throw problem(OPERATOR_ERRORS, 'options_changed', { members: { current } });
      }
      const issues = optionIssues(items);
      if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
      const ids = items.map(({ id }) => id);
      if (await areForeign(trx, plan, ids)) throw problem(OPERATOR_ERRORS, 'option_not_found');
      const retired = await saveOptions(trx, plan, items);
      for (const ruleId of await rulesOf(trx, region, retired))
        await dropUnsold(trx, { region, ruleId, bookings }, new Date());
      await closeOptions(trx, region, retired);
      for (const ruleId of await rulesOf(trx, region, ids)) await remakeRule(trx, { region, ruleId, bookings }, clock);
      await refreshPricesFrom(trx, region, [planId]);
      return { revision: revision + 1, items: await managedOptions(trx, region, planId) };
    });
    return saved;
  });
}

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
