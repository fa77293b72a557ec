import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type CalendarPlan, findCalendarPlan } from './availability.store.ts';
import { senseless } from './plan-search.rules.ts';

/** @throws `plan_not_found` */
export async function readCalendarPlan(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  planId: string,
): Promise<CalendarPlan> {
  const plan = await findCalendarPlan(db, config.REGION, planId);
  if (!plan) throw problem(OPERATOR_ERRORS, 'plan_not_found');
  return plan;
}

/** A unit (such as adult or child) is sold by one option only. Therefore units in the request determine the option. */
export function partyOf(plan: CalendarPlan, query: { option?: string; units?: string }) {
  const units = query.units?.split(',').map((one): UnitCount => {
    const [unitId, quantity] = one.split(':') as [string, string];
    return { unitId, quantity: Number(quantity) };
  });
  const { option } = query;
  if (option !== undefined && !plan.options.some(({ id }) => id === option))
    throw senseless('option', 'Este plan no tiene esa opción.');
  if (!units) return { option: option ?? null, units: null };
  const known = plan.options.filter(({ id }) => option === undefined || id === option);
  const own = known.find((one) => units.every(({ unitId }) => one.units.some(({ id }) => id === unitId)));
  if (!own) throw senseless('units', 'Las tarifas son de una misma opción de este plan.');
  return { option: own.id, units };
}
