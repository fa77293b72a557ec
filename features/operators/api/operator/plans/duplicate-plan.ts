import { randomUUID } from 'node:crypto';
import { authorize, personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { ManagedOption } from '#features/operators/contract/managed-plan.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { managedOptions, saveOptions } from './option.store.ts';
import { findOwnPlan, insertPlan, lockPlan, readContent } from './plan.store.ts';
import { readManagedPlan } from './read-managed-plan.ts';
import { slugOf } from './slug.ts';

const LONGEST_TITLE = 90;

/** The copy is a draft with the texts, pictures and prices of the latest version, without rules and departures. */
export function duplicatePlan(app: App, platform: OperatorsPlatform): void {
  const { db } = platform;
  const region = platform.config.REGION;
  serve(app, routes.duplicatePlan, async (request, reply) => {
    const { operatorId, planId } = request.params;
    authorize(request.actor, 'operator.sell', { operatorId });
    const id = await inTransaction(db, async (trx) => {
      const plan = await findOwnPlan(trx, region, operatorId, planId);
      if (!plan) throw problem(OPERATOR_ERRORS, 'plan_not_found');
      const content = await readContent(trx, plan, plan.draft_version);
      const options = await managedOptions(trx, region, planId);
      const { category, difficulty, languages, accessible, adventure, confirmation } = plan;
      const usual = { category, difficulty, languages, accessible, adventure, confirmation };
      const title = copyTitle(content.title);
      const copy = await insertPlan(trx, {
        ...{ region, operatorId, title, slug: slugOf(title), currency: plan.currency },
        ...{ availabilityType: plan.availability_type, pricingPer: plan.pricing_per },
        content: { ...content, title, facts: content.facts ?? usual },
        accountId: personOf(request).accountId,
      });
      const copied = (await lockPlan(trx, region, operatorId, copy))!;
      await saveOptions(trx, copied, options.map(withNewIds));
      return copy;
    });
    return reply.code(201).send(await readManagedPlan(platform, operatorId, id));
  });
}

const copyTitle = (title: string): string => {
  const end = ' (copia)';
  return `${title.slice(0, LONGEST_TITLE - end.length).trimEnd()}${end}`;
};

/** Ids of options and units are unique in a region, so the copy needs new ids. */
function withNewIds(option: ManagedOption): ManagedOption {
  const ids = new Map(option.units.map(({ id }) => [id, randomUUID() as string]));
  const renamed = (id: string) => ids.get(id) ?? id;
  return {
    ...option,
    id: randomUUID(),
    units: option.units.map((unit) => ({
      ...unit,
      id: renamed(unit.id),
      accompaniedBy: unit.accompaniedBy.map(renamed),
    })),
    prices: option.prices.map((price) => ({ ...price, unit: price.unit && renamed(price.unit) })),
  };
}
