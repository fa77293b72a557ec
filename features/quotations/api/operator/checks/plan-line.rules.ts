import { randomUUID } from 'node:crypto';
import { parseDate } from '@internationalized/date';
import type { SoldTariff } from '#features/operators/api/public.ts';
import { type PricedDay, priceOf, priceToday } from '#features/operators/contract/price-of.ts';
import { isForOneGroup, type Sellable } from '#features/operators/contract/sellable.ts';
import type { Unit } from '#features/operators/contract/unit.ts';
import type { Follows, LineUnit, OfferLine } from '#features/quotations/contract/offer.ts';
import type { PlanLine } from '#features/quotations/contract/operator.ts';
import { MOST_REQUESTED_DAYS, peopleOf, type RequestedParty } from '#features/quotations/contract/quotation.ts';
import { suggestKinds } from '#features/quotations/contract/suggest-kinds.ts';

/** Ages in years for choosing units, because requests do not contain the ages of adults. */
const ADULT_AGE = 35;
const SENIOR_AGE = 65;

interface Traveller {
  kind: Exclude<Follows, 'people'>;
  age: number;
}

export function planLine(
  sellable: Sellable,
  party: RequestedParty,
  { startDate, now, seatsLeft }: { startDate: string | null; now: Date; seatsLeft: number | null },
): PlanLine {
  const { departure, option, plan } = sellable;
  const from = startDate ?? departure.localDate;
  const offset = parseDate(departure.localDate).compare(parseDate(from));
  const day = Math.min(Math.max(offset, 0), MOST_REQUESTED_DAYS - 1);
  const counted = unitsFor(option.units, party);
  const refusals = refusalsOf(sellable, counted, { offset, day, now, seatsLeft });
  const clock = departure.localTime ?? departure.openingHours?.[0]?.from ?? '09:00';
  const [hours, minutes] = clock.split(':').map(Number);
  return {
    line: {
      id: randomUUID(),
      kind: 'plan',
      title: plan.title.slice(0, 120),
      note: option.name.slice(0, 400),
      brings: suggestKinds(plan.title),
      day,
      days: 1,
      begin: hours! * 60 + minutes!,
      minutes: lengthOf(option),
      place: null,
      departureId: departure.id,
      units: isForOneGroup(sellable) ? groupUnits(sellable, counted) : counted.map((one) => pricedUnit(sellable, one)),
      required: true,
      needs: [],
    },
    startDate: from,
    currency: plan.currency,
    seatsLeft,
    program: plan.content.days.map(({ title, stops }, index) => ({ day: day + index, title, stops })),
    refusals,
  };
}

/** Returns a line for the operator's own plan without a departure, at the prices of its first option on that day. */
export function ownPlanLine(
  { plan, option }: SoldTariff,
  party: RequestedParty,
  { date, begin }: { date: string; begin: number },
): OfferLine {
  const priced = { plan, option, departure: { prices: null, localDate: date } };
  const counted = unitsFor(option.units, party);
  const units = isForOneGroup(priced) ? groupUnits(priced, counted) : counted.map((one) => pricedUnit(priced, one));
  return {
    // The same id on every request, because the browser compares drafts by their content.
    id: option.id,
    kind: 'activity',
    title: plan.title.slice(0, 120),
    note: option.name.slice(0, 400),
    brings: suggestKinds(plan.title),
    ...{ day: 0, days: 1, begin },
    minutes: lengthOf(option),
    ...{ place: null, departureId: null },
    units: units.map((unit) => ({ ...unit, unitId: null })),
    ...{ required: true, needs: [] },
  };
}

const lengthOf = ({ durationMinutes }: Pick<Sellable['option'], 'durationMinutes'>): number =>
  Math.min(Math.max(durationMinutes, 5), 20_160);

function refusalsOf(
  sellable: Sellable,
  counted: readonly Counted[],
  { offset, day, now, seatsLeft }: { offset: number; day: number; now: Date; seatsLeft: number | null },
): string[] {
  const counts = counted.map(({ unit, quantity }) => ({ unitId: unit.id, quantity }));
  const price = priceOf(sellable, counts, now);
  const places = counted.reduce((sum, { unit, quantity }) => sum + unit.places * quantity, 0);
  return [
    ...(price.ok ? [] : price.refusals.map(({ message }) => message)),
    ...(seatsLeft !== null && seatsLeft < places
      ? [`Quedan ${seatsLeft} lugares, y el grupo necesita ${places}.`]
      : []),
    ...(offset === day ? [] : ['Esta salida no cae en los días de la oferta. Cambia el primer día o elige otra.']),
  ];
}

interface Counted {
  unit: Unit;
  quantity: number;
  follows: Follows | null;
}

function unitsFor(units: readonly Unit[], party: RequestedParty): Counted[] {
  const travellers: Traveller[] = [
    ...Array.from({ length: party.adults }, (): Traveller => ({ kind: 'adults', age: ADULT_AGE })),
    ...Array.from({ length: party.seniors }, (): Traveller => ({ kind: 'seniors', age: SENIOR_AGE })),
    ...party.childAges.map((age): Traveller => ({ kind: 'children', age })),
  ];
  const byUnit = new Map<Unit, Traveller[]>();
  for (const traveller of travellers) {
    const unit = unitOf(units, traveller);
    if (unit) byUnit.set(unit, [...(byUnit.get(unit) ?? []), traveller]);
  }
  return [...byUnit].map(([unit, people]) => ({ unit, quantity: people.length, follows: followed(people, party) }));
}

function unitOf(units: readonly Unit[], { kind, age }: Traveller): Unit | undefined {
  const anybody = units.filter(({ idRequired, type }) => !idRequired && type !== 'FAMILY');
  const fits = anybody.filter(({ minAge, maxAge }) => (minAge ?? 0) <= age && age <= (maxAge ?? 120));
  const wanted = { adults: ['ADULT'], seniors: ['SENIOR', 'ADULT'], children: ['INFANT', 'CHILD', 'YOUTH'] }[kind];
  const adult = anybody.find(({ type }) => type === 'ADULT');
  const typed = wanted.map((type) => fits.find((unit) => unit.type === type)).find((unit) => unit !== undefined);
  return typed ?? adult ?? anybody[0];
}

function followed(people: readonly Traveller[], party: RequestedParty): Follows | null {
  if (people.length === peopleOf(party)) return 'people';
  const kinds = new Set(people.map(({ kind }) => kind));
  const [kind] = kinds;
  const all = { adults: party.adults, seniors: party.seniors, children: party.childAges.length };
  return kind && kinds.size === 1 && people.length === all[kind] ? kind : null;
}

function pricedUnit(sellable: PricedDay, { unit, quantity, follows }: Counted): LineUnit {
  return { unitId: unit.id, name: unit.name, quantity, unitPrice: priceToday(sellable, unit.id) ?? 0, follows };
}

/** The first unit costs the price of the whole group, and all other units cost 0. */
function groupUnits(sellable: PricedDay, counted: readonly Counted[]): LineUnit[] {
  const price = priceToday(sellable, null) ?? 0;
  return counted.flatMap(({ unit, quantity }, index): LineUnit[] => {
    const along = (count: number): LineUnit[] =>
      count > 0 ? [{ unitId: unit.id, name: unit.name, quantity: count, unitPrice: 0, follows: null }] : [];
    if (index > 0) return along(quantity);
    return [{ unitId: unit.id, name: 'Grupo', quantity: 1, unitPrice: price, follows: null }, ...along(quantity - 1)];
  });
}
