import { parseDate } from '@internationalized/date';
import { Type } from 'typebox';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import {
  AvailabilityCalendar,
  AvailabilityQuery,
  DayDepartures,
  DeparturesQuery,
} from '#features/operators/contract/plan.ts';
import { operatorRoutes } from '#features/operators/contract/routes.ts';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import { Id } from '#features/schema.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { type CalendarPlan, findCalendarPlan, readDepartures } from './availability.store.ts';
import { calendarDays, judge, shownDeparture } from './calendar.rules.ts';
import { senseless } from './plan-search.rules.ts';

const MOST_DAYS = 62;
const Params = Type.Object({ planId: Id });

/** `GET /api/availability/{planId}`: the calendar of a plan. `…/departures`: the departures on one day. */
export function showAvailability(app: App, { db, config }: Platform): void {
  app.get(
    operatorRoutes.availability,
    {
      config: { right: 'plans.read' },
      schema: {
        tags: ['Planes'],
        summary: 'Calendario de un plan: lugares y precios por día',
        params: Params,
        querystring: AvailabilityQuery,
        response: { 200: AvailabilityCalendar },
      },
    },
    async ({ params, query: { from, to, ...query } }) => {
      const length = parseDate(to).compare(parseDate(from));
      if (length < 0 || length > MOST_DAYS) throw senseless('to', `Son hasta ${MOST_DAYS} días, desde \`from\`.`);
      const plan = await open(params.planId);
      const { option, units } = partyOf(plan, query);
      const departures = await readDepartures(db, config.REGION, plan.id, { from, to, option });
      const days = calendarDays(judge(plan, departures, units, new Date()), from, to);
      return { planId: plan.id, currency: plan.currency, zone: plan.zone, days };
    },
  );

  app.get(
    operatorRoutes.departures,
    {
      config: { right: 'plans.read' },
      schema: {
        tags: ['Planes'],
        summary: 'Salidas de un día, con el total para quienes van',
        params: Params,
        querystring: DeparturesQuery,
        response: { 200: DayDepartures },
      },
    },
    async ({ params, query: { date, ...query } }) => {
      const plan = await open(params.planId);
      const { option, units } = partyOf(plan, query);
      const departures = await readDepartures(db, config.REGION, plan.id, { from: date, to: date, option });
      const now = new Date();
      const items = judge(plan, departures, units, now).map((one) => shownDeparture(plan, one, now));
      return { currency: plan.currency, zone: plan.zone, items };
    },
  );

  async function open(planId: string): Promise<CalendarPlan> {
    const plan = await findCalendarPlan(db, config.REGION, planId);
    if (!plan) throw problem(OPERATOR_ERRORS, 'plan_not_found');
    return plan;
  }
}

/** The party in a request, with its option. A unit belongs to one option, so the units determine the option. */
function partyOf(plan: CalendarPlan, query: { option?: string; units?: string }) {
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
