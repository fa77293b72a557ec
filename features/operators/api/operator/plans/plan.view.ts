import { parseDate } from '@internationalized/date';
import { cancellationWords } from '#features/operators/contract/cancellation-words.ts';
import { TRIED_DAYS } from '#features/operators/contract/closed-stops.ts';
import type { ManagedPlan, ManagedPlanDetail } from '#features/operators/contract/managed-plan.ts';
import type { PlanFacts } from '#features/operators/contract/plan-content.ts';
import {
  isNothingNew,
  type PlanAction,
  type PlanActor,
  planActions,
} from '#features/operators/contract/plan-states.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import type { Platform } from '#server/platform.ts';
import { hoursOf } from '../../departures/follow-rules.ts';
import { zoneName } from '../../window/plan.view.ts';
import { managedOptions, managedRules } from './option.store.ts';
import { type CountedPlan, type PlanRow, readContent } from './plan.store.ts';
import { planWarnings } from './plan-checks.rules.ts';

export function managedPlan(row: CountedPlan): ManagedPlan {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    picture: row.picture,
    state: row.state,
    review: row.review,
    availabilityType: row.availability_type,
    pricingPer: row.pricing_per,
    currency: row.currency,
    priceFrom: row.price_from,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    reviewNote: row.review_note,
    departures: row.departures,
    people: row.people,
    changedAt: row.changed_at.toISOString(),
    operator: { id: row.operator_id, name: row.operator, fictional: row.fictional, state: row.operator_state },
  };
}

export async function managedPlanDetail(
  { db, config, region }: Pick<Platform, 'db' | 'config' | 'region'>,
  row: CountedPlan,
  actor: PlanActor,
): Promise<ManagedPlanDetail> {
  const isNew = row.sold_version !== null && row.sold_version !== row.draft_version;
  const [content, sold, options, rules, now] = await Promise.all([
    readContent(db, row, row.draft_version),
    isNew ? readContent(db, row, row.sold_version!) : null,
    managedOptions(db, config.REGION, row.id),
    managedRules(db, config.REGION, row.id),
    region.current(),
  ]);
  const clock = regionClock(now);
  const begins = today(clock);
  const facts = content.facts ?? factsOf(row);
  const warnings = planWarnings(
    { content, facts, pricingPer: row.pricing_per, options, rules, departures: row.departures },
    {
      today: begins,
      until: parseDate(begins).add({ days: TRIED_DAYS }).toString(),
      zone: row.zone,
      places: await hoursOf(db, config.REGION, [content]),
      holidays: clock.holidays,
    },
  );
  return {
    ...managedPlan(row),
    title: content.title,
    version: row.draft_version,
    revision: row.revision,
    optionsRevision: row.options_revision,
    soldVersion: row.sold_version,
    content,
    facts,
    published: sold && { content: sold, facts: sold.facts ?? factsOf(row) },
    options,
    rules,
    warnings,
    policyWords: cancellationWords(content.policy, zoneName(row.zone)),
    can: planActions({ state: row.state, review: row.review }, actor).filter((action) => isPossible(action, row)),
  };
}

/** A draft can be submitted only if it differs from the version on sale. Only a plan that was on sale can be put back. */
function isPossible(action: PlanAction, { state, draft_version, sold_version }: PlanRow): boolean {
  if (action === 'put_back') return sold_version !== null;
  return action !== 'submit' || !isNothingNew(state, draft_version, sold_version);
}

/** Imported versions contain no facts, so the facts come from the row of the plan. */
export function factsOf(row: PlanRow): PlanFacts {
  const { category, difficulty, languages, accessible, adventure, confirmation } = row;
  return { category, difficulty, languages, accessible, adventure, confirmation };
}
