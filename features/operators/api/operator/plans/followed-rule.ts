import type { DepartureRule } from '#features/operators/contract/departure-rule.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { RuleOutcome } from '#features/operators/contract/managed-plan.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { remakeRule } from '../../departures/follow-rules.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { areResources } from '../departures/resource.store.ts';
import { saveRule } from '../departures/rule.store.ts';
import { lockOpenPlan } from './lock-open-plan.ts';
import { managedOptions, managedRules } from './option.store.ts';
import type { PlanRow } from './plan.store.ts';

interface SavedRule {
  operatorId: string;
  planId: string;
  ruleId: string | null;
  body: { revision?: number; optionId: string; rule: DepartureRule };
}

/** Departures with bookings stay unchanged. */
export async function saveAndFollowRule(
  platform: OperatorsPlatform,
  { operatorId, planId, ruleId, body: { revision, ...body } }: SavedRule,
): Promise<RuleOutcome> {
  const { db, bookings } = platform;
  const region = platform.config.REGION;
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

/** A START_TIME plan needs start times. An OPENING_HOURS plan needs opening hours. */
function assertValidRule({ availability_type }: PlanRow, { times, openingHours, from, to }: DepartureRule): void {
  const fits =
    availability_type === 'START_TIME' ? times.length > 0 && !openingHours : times.length === 0 && openingHours;
  const hours = openingHours ?? [];
  if (!fits || hours.some((one) => one.to <= one.from) || (from !== null && to !== null && to < from))
    throw problem(OPERATOR_ERRORS, 'rule_senseless');
}
