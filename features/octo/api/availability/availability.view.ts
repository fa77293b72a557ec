import type { Availability, CalendarDay, OctoAvailabilityStatus } from '#features/octo/contract/availability.ts';
import type { OctoLanguage } from '#features/octo/contract/capability.ts';
import type { CalendarPlan, Judged } from '#features/operators/api/public.ts';
import { priceOn } from '#features/operators/contract/price.ts';
import { priceToday } from '#features/operators/contract/price-of.ts';
import { isForOneGroup } from '#features/operators/contract/sellable.ts';
import { localDateTime, utc, wholeDay } from '../instants.ts';
import type { Asking } from '../open-octo.ts';
import type { PriceTag } from '../products/pricing.view.ts';

export interface AvailabilityContext {
  zone: string;
  pricingPer: 'UNIT' | 'BOOKING';
  asking: Asking;
  tag: PriceTag;
}

export function availabilityView(judged: Judged, context: AvailabilityContext): Availability {
  const { departure, option, left } = judged;
  const { zone, asking } = context;
  const { openingHours, localDate } = departure;
  const [start, end] = openingHours
    ? wholeDay(localDate, zone)
    : [localDateTime(departure.startsAt, zone), localDateTime(departure.endsAt, zone)];
  const status = statusOf(judged);
  return {
    id: departure.id,
    localDateTimeStart: start,
    localDateTimeEnd: end,
    allDay: openingHours !== null,
    available: isAvailable(status),
    status,
    vacancies: left === null ? null : Math.max(0, left),
    capacity: departure.capacity,
    maxUnits: option.maxUnits,
    utcCutoffAt: utc(departure.cutoffAt),
    openingHours: openingHours ?? [],
    ...(asking.pricing && pricesOf(judged, context)),
    ...(asking.content && { title: null, shortDescription: '' }),
  };
}

/** `LIMITED` means that less than half of the capacity is free. */
function statusOf({ status, party, left, departure: { capacity }, option }: Judged): OctoAvailabilityStatus {
  if (status === 'CLOSED' || (party && !party.ok)) return 'CLOSED';
  if (status === 'SOLD_OUT' || status === 'FREESALE') return status;
  const few = capacity !== null && left !== null && left * 2 < capacity && !option.private;
  return few ? 'LIMITED' : 'AVAILABLE';
}

const isAvailable = (status: OctoAvailabilityStatus) => status !== 'SOLD_OUT' && status !== 'CLOSED';

function pricesOf({ departure, option }: Judged, { pricingPer, tag }: AvailabilityContext) {
  const priceable = { departure, option };
  if (isForOneGroup({ option, plan: { pricingPer } })) {
    const amount = priceToday(priceable, null);
    return amount === null ? {} : { pricing: tag(amount) };
  }
  return {
    unitPricing: option.units.flatMap(({ id }) => {
      const amount = priceToday(priceable, id);
      return amount === null ? [] : [{ unitId: id, ...tag(amount) }];
    }),
  };
}

const BEST_FIRST: readonly OctoAvailabilityStatus[] = ['AVAILABLE', 'FREESALE', 'LIMITED', 'SOLD_OUT', 'CLOSED'];
const STATUS_WORDS: Record<OctoAvailabilityStatus, Record<OctoLanguage, string>> = {
  AVAILABLE: { es: 'Disponible', en: 'Available' },
  FREESALE: { es: 'Disponible sin límite', en: 'Available without limit' },
  LIMITED: { es: 'Quedan pocos lugares', en: 'Few places left' },
  SOLD_OUT: { es: 'Agotado', en: 'Sold out' },
  CLOSED: { es: 'Cerrado', en: 'Closed' },
};

type CalendarOption = CalendarPlan['options'][number];

/** @param judged the day's departures of `option`. If there are none, the day is closed and has the usual prices. */
export function calendarDay(
  localDate: string,
  judged: readonly Judged[],
  option: CalendarOption,
  context: AvailabilityContext,
): CalendarDay {
  const shown = judged.map((one) => availabilityView(one, context));
  const status = BEST_FIRST.find((one) => shown.some((availability) => availability.status === one)) ?? 'CLOSED';
  const capacities = shown.map(({ capacity }) => capacity);
  const unlimited = status === 'FREESALE' || capacities.includes(null);
  const { asking } = context;
  return {
    localDate,
    available: isAvailable(status),
    status,
    statusCode: status,
    statusMessage: STATUS_WORDS[status][asking.language],
    vacancies: unlimited ? null : Math.max(0, ...shown.map(({ vacancies }) => vacancies ?? 0)),
    capacity: unlimited ? null : capacities.reduce((sum: number, one) => sum + (one ?? 0), 0),
    openingHours: shown[0]?.openingHours ?? [],
    ...(asking.pricing && lowestPrices(localDate, shown, option, context)),
  };
}

function lowestPrices(
  localDate: string,
  shown: readonly Availability[],
  option: CalendarOption,
  { pricingPer, tag }: AvailabilityContext,
): Pick<CalendarDay, 'pricingFrom' | 'unitPricingFrom'> {
  const usual = (unit: string | null) => {
    const amount = shown.length === 0 ? priceOn(option.prices, unit, localDate) : null;
    return amount === null ? [] : [tag(amount)];
  };
  if (isForOneGroup({ option, plan: { pricingPer } })) {
    const pricingFrom = lowest([...shown.flatMap(({ pricing }) => pricing ?? []), ...usual(null)]);
    return pricingFrom ? { pricingFrom } : {};
  }
  return {
    unitPricingFrom: option.units.flatMap(({ id: unitId }) => {
      const prices = shown.flatMap(({ unitPricing = [] }) => unitPricing.filter((one) => one.unitId === unitId));
      return lowest([...prices, ...usual(unitId).map((price) => ({ unitId, ...price }))]) ?? [];
    }),
  };
}

function lowest<T extends { retail: number }>(prices: readonly T[]): T | undefined {
  return prices.toSorted((one, other) => one.retail - other.retail)[0];
}
