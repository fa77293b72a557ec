import { closedStopsWords, type DepartureClosure, isHeldBack } from './departure-closure.ts';
import { isOnSale } from './departure-states.ts';
import { type Price, priceOn } from './price.ts';
import { isForOneGroup, type Sellable } from './sellable.ts';
import type { Unit, UnitCount } from './unit.ts';

export interface PriceRefusal {
  code:
    | 'off_sale'
    | 'departure_closed'
    | 'too_late'
    | 'closed_stop'
    | 'nobody'
    | 'unit_unknown'
    | 'unit_not_sold'
    | 'too_few'
    | 'too_many'
    | 'not_alone';
  unitId: string | null;
  message: string;
}

export interface PricedUnit {
  unit: Unit;
  quantity: number;
  /** Price of one unit in minor units. 0 if the group has one price. */
  price: number;
}

export interface PricedParty {
  ok: true;
  /** Total in minor units, taxes included. */
  total: number;
  currency: string;
  /** Number of the departure's seats that the party takes. */
  places: number;
  /** Infants without their own seat are not counted. A private group can have fewer people than `places`. */
  people: number;
  units: PricedUnit[];
}
export type PriceAnswer = PricedParty | { ok: false; refusals: PriceRefusal[] };

export interface Priceable {
  departure: Pick<Sellable['departure'], 'state' | 'cutoffAt' | 'capacity' | 'prices' | 'localDate'> & {
    closures?: DepartureClosure[];
  };
  option: Pick<Sellable['option'], 'units' | 'prices' | 'minUnits' | 'maxUnits' | 'private'>;
  plan: Pick<Sellable['plan'], 'state' | 'pricingPer' | 'currency'>;
  operator: Pick<Sellable['operator'], 'state'>;
}

/** A departure, or a day without one. */
export interface PricedDay {
  departure: Pick<Sellable['departure'], 'prices' | 'localDate'>;
  option: Pick<Sellable['option'], 'prices'>;
}

/** Returns the price, or all reasons against the sale. Only the capacity ledger checks free seats. */
export function priceOf(sellable: Priceable, counts: readonly UnitCount[], now: Date): PriceAnswer {
  const refusals = [...saleRefusals(sellable, now), ...partyRefusals(sellable.option, counts)];
  const priced = pricedUnits(sellable, counts);
  const group = isForOneGroup(sellable);
  const people = priced.reduce((sum, { unit, quantity }) => sum + unit.places * quantity, 0);
  const { departure, plan } = sellable;

  const groupPrice = group ? priceToday(sellable, null) : null;
  if (group && groupPrice === null)
    refusals.push(refusal('unit_not_sold', null, 'Ese día no hay precio para el grupo.'));
  if (!group) {
    for (const { unit, price } of priced) {
      if (price === null)
        refusals.push(refusal('unit_not_sold', unit.id, `«${unit.name}» no se vende ese día. Elige otra fecha.`));
    }
  }
  if (group && departure.capacity !== null && people > departure.capacity) {
    refusals.push(refusal('too_many', null, `El grupo puede ser de ${departure.capacity} personas como máximo.`));
  }
  if (refusals.length > 0) return { ok: false, refusals };

  const units = priced.map(({ unit, quantity, price }) => ({ unit, quantity, price: group ? 0 : price! }));
  return {
    ok: true,
    total: group ? groupPrice! : units.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    currency: plan.currency,
    places: group && departure.capacity !== null ? departure.capacity : people,
    people,
    units,
  };
}

/**
 * If `unit` is null, returns the price of the group.
 * @returns null if the unit is not sold
 */
export function priceToday({ departure, option }: PricedDay, unit: string | null) {
  return pricedOn(departure.prices, option.prices, unit, departure.localDate);
}

/** A price of the departure takes precedence over the price of the option. */
export function pricedOn(own: Price[] | null, usual: Price[], unit: string | null, day: string): number | null {
  return (own && priceOn(own, unit, day)) ?? priceOn(usual, unit, day);
}

function saleRefusals({ departure, plan, operator }: Priceable, now: Date): PriceRefusal[] {
  if (plan.state !== 'on_sale' || operator.state !== 'verified')
    return [refusal('off_sale', null, 'Este plan no está a la venta ahora.')];
  if (!isOnSale(departure.state)) return [refusal('departure_closed', null, 'Esta salida ya no se vende. Elige otra.')];
  if (departure.cutoffAt <= now)
    return [refusal('too_late', null, 'La venta de esta salida ya cerró. Elige una más adelante.')];
  const shut = departure.closures?.find((closure) => isHeldBack([closure]));
  if (shut) return [refusal('closed_stop', null, `${closedStopsWords(shut)}: este día no se vende. Elige otro.`)];
  return [];
}

export function partyRefusals(
  { units, minUnits, maxUnits }: Pick<Sellable['option'], 'units' | 'minUnits' | 'maxUnits'>,
  counts: readonly UnitCount[],
): PriceRefusal[] {
  const asked = quantities(counts);
  const refusals: PriceRefusal[] = [];
  const known = new Map(units.map((unit) => [unit.id, unit]));
  for (const unitId of asked.keys()) {
    if (!known.has(unitId)) refusals.push(refusal('unit_unknown', unitId, 'Este plan no tiene esa tarifa.'));
  }
  const total = [...asked.values()].reduce((sum, quantity) => sum + quantity, 0);
  if (total === 0) return [...refusals, refusal('nobody', null, 'Elige cuántas personas van.')];
  if (total < minUnits)
    refusals.push(refusal('too_few', null, `Se reserva desde ${minUnits} ${minUnits === 1 ? 'persona' : 'personas'}.`));
  if (maxUnits !== null && total > maxUnits)
    refusals.push(
      refusal('too_many', null, `Se reservan hasta ${maxUnits} ${maxUnits === 1 ? 'persona' : 'personas'} a la vez.`),
    );
  for (const [unitId] of asked) {
    const unit = known.get(unitId);
    if (!unit || unit.accompaniedBy.length === 0 || unit.accompaniedBy.some((other) => asked.has(other))) continue;
    const others = unit.accompaniedBy.flatMap((other) => known.get(other)?.name ?? []);
    refusals.push(refusal('not_alone', unitId, `«${unit.name}» viaja solo junto con «${others.join('» o «')}».`));
  }
  return refusals;
}

function pricedUnits(sellable: Priceable, counts: readonly UnitCount[]) {
  const asked = quantities(counts);
  return sellable.option.units.flatMap((unit) => {
    const quantity = asked.get(unit.id);
    return quantity ? [{ unit, quantity, price: priceToday(sellable, unit.id) }] : [];
  });
}

function quantities(counts: readonly UnitCount[]): Map<string, number> {
  const asked = new Map<string, number>();
  for (const { unitId, quantity } of counts) if (quantity > 0) asked.set(unitId, (asked.get(unitId) ?? 0) + quantity);
  return asked;
}

function refusal(code: PriceRefusal['code'], unitId: string | null, message: string): PriceRefusal {
  return { code, unitId, message };
}
