import { parseDate } from '@internationalized/date';
import { AvailabilityBody, CalendarBody } from '#features/octo/contract/availability.ts';
import { octoRoutes } from '#features/octo/contract/routes.ts';
import { type CalendarPlan, findCalendarPlan, judge, readDepartures } from '#features/operators/api/public.ts';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import { isUuid } from '#server/database/uuid.ts';
import type { App, Platform } from '#server/platform.ts';
import { badRequest, unknownId } from '../octo-error.ts';
import { type Asking, octoRoute } from '../open-octo.ts';
import { priceTag } from '../products/pricing.view.ts';
import { type AvailabilityContext, availabilityView, calendarDay } from './availability.view.ts';

const MOST_DAYS = 370;

/** `POST /availability/calendar` returns one object per day. `POST /availability` returns one object per departure. */
export function showAvailability(app: App, { db, config, region: live }: Platform): void {
  app.post(octoRoutes.calendar, { ...octoRoute, schema: { body: CalendarBody } }, async ({ octo, body }) => {
    const { plan, option, units, context } = await open(octo, body);
    const { localDateStart: from, localDateEnd: to } = body;
    checkRange(from, to);
    const departures = await readDepartures(db, config.REGION, plan.id, { from, to, option: body.optionId });
    const byDay = Map.groupBy(judge(plan, departures, units, new Date()), ({ departure }) => departure.localDate);
    return daysOf(from, to)
      .filter((day) => byDay.has(day) || plan.availabilityType === 'START_TIME')
      .map((day) => calendarDay(day, byDay.get(day) ?? [], option, context));
  });

  app.post(octoRoutes.availability, { ...octoRoute, schema: { body: AvailabilityBody } }, async ({ octo, body }) => {
    const { plan, units, context } = await open(octo, body);
    const departures = await readDepartures(db, config.REGION, plan.id, { ...which(body), option: body.optionId });
    const known = new Set(departures.map(({ id }) => id));
    const unknown = body.availabilityIds?.find((id) => !known.has(id.toLowerCase()));
    if (unknown !== undefined) throw unknownId('INVALID_AVAILABILITY_ID', unknown);
    return judge(plan, departures, units, new Date()).map((one) => availabilityView(one, context));
  });

  interface AvailabilityRequest {
    productId: string;
    optionId: string;
    units?: { id: string; quantity: number }[] | null;
    currency?: string | null;
  }

  async function open(
    asking: Asking,
    { productId, optionId, units, currency }: AvailabilityRequest,
  ): Promise<{
    plan: CalendarPlan;
    option: CalendarPlan['options'][number];
    units: UnitCount[] | null;
    context: AvailabilityContext;
  }> {
    const plan = isUuid(productId) ? await findCalendarPlan(db, config.REGION, productId) : undefined;
    if (!plan || !asking.key.sells.includes(plan.operatorId) || plan.state !== 'on_sale')
      throw unknownId('INVALID_PRODUCT_ID', productId);
    const option = plan.options.find(({ id }) => id === optionId.toLowerCase());
    if (!option) throw unknownId('INVALID_OPTION_ID', optionId);
    const wrong = units?.find(({ id }) => !option.units.some((unit) => unit.id === id.toLowerCase()));
    if (wrong) throw unknownId('INVALID_UNIT_ID', wrong.id);
    if (currency && currency !== plan.currency) throw badRequest('currency');
    const tag = priceTag(await live.current(), plan.currency, asking.key.net_bps);
    const counts = units?.map(({ id, quantity }) => ({ unitId: id.toLowerCase(), quantity })) ?? null;
    return {
      plan,
      option,
      units: counts?.length ? counts : null,
      context: { zone: plan.zone, pricingPer: plan.pricingPer, asking, tag },
    };
  }
}

function which({ availabilityIds, localDate, localDateStart, localDateEnd }: AvailabilityBody) {
  const range = localDateStart && localDateEnd ? [localDateStart, localDateEnd] : localDate && [localDate, localDate];
  if (availabilityIds ? range || localDateStart || localDateEnd : !range) throw badRequest('which_days');
  if (availabilityIds) {
    return { from: '0001-01-01', to: '9999-12-31', ids: availabilityIds.filter(isUuid) };
  }
  const [from, to] = range as [string, string];
  checkRange(from, to);
  return { from, to };
}

function checkRange(from: string, to: string): void {
  const length = parseDate(to).compare(parseDate(from));
  if (length < 0) throw badRequest('which_days');
  if (length > MOST_DAYS) throw badRequest('too_many_days');
}

function daysOf(from: string, to: string): string[] {
  const first = parseDate(from);
  return Array.from({ length: parseDate(to).compare(first) + 1 }, (_, days) => first.add({ days }).toString());
}
