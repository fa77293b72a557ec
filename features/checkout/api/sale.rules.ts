import type { BookingItem, BookingSnapshot } from '#features/bookings/contract/booking.ts';
import type { Instalment, OrderLine } from '#features/checkout/contract/order.ts';
import { type SellingTerms, USUAL_TERMS } from '#features/checkout/contract/terms.ts';
import { type PricedParty, type PriceRefusal, priceOf } from '#features/operators/contract/price-of.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import { apportion, shareOf } from '#features/payments/contract/ledger.ts';
import type { Region } from '#regions/read-region.ts';

export interface PricedLine {
  line: OrderLine;
  sellable: Sellable;
  party: PricedParty;
}

export interface LineRefusal {
  uuid: string;
  departureId: string;
  refusals: PriceRefusal[];
}

export function priceLines(
  lines: readonly OrderLine[],
  sellables: ReadonlyMap<string, Sellable>,
  now: Date,
): { priced: PricedLine[]; refused: LineRefusal[] } {
  const priced: PricedLine[] = [];
  const refused: LineRefusal[] = [];
  for (const line of lines) {
    const sellable = sellables.get(line.departureId);
    const party = sellable && priceOf(sellable, line.units, now);
    if (sellable && party?.ok) priced.push({ line, sellable, party });
    else {
      const refusals = party && !party.ok ? party.refusals : [GONE];
      refused.push({ uuid: line.uuid, departureId: line.departureId, refusals });
    }
  }
  return { priced, refused };
}

const GONE: PriceRefusal = {
  code: 'departure_closed',
  unitId: null,
  message: 'Esta salida ya no se vende. Elige otra.',
};

export function itemsOf({ units }: PricedParty, newId: () => string): BookingItem[] {
  return units.flatMap(({ unit, quantity, price }) =>
    Array.from({ length: quantity }, () => ({
      id: newId(),
      unitId: unit.id,
      type: unit.type,
      name: unit.name,
      price,
      places: unit.places,
      state: 'active' as const,
      redeemedAt: null,
      traveller: null,
      ...(unit.idRequired && { idRequired: true }),
      ...((unit.minAge !== null || unit.maxAge !== null) && { ages: { from: unit.minAge, to: unit.maxAge } }),
    })),
  );
}

export function snapshotOf({ departure, option, plan, operator }: Sellable): BookingSnapshot {
  return {
    title: plan.title,
    planSlug: plan.slug,
    optionName: option.name,
    operatorName: operator.name,
    operatorSlug: operator.slug,
    fictional: operator.fictional,
    zone: operator.zone,
    startsAt: departure.startsAt.toISOString(),
    endsAt: departure.endsAt.toISOString(),
    localDate: departure.localDate,
    localTime: departure.localTime,
    ...(departure.daysInRow > 1 && { daysInRow: departure.daysInRow }),
    confirmation: plan.confirmation,
    meeting: plan.content.meeting,
    ...(plan.content.questions.length > 0 && { questions: plan.content.questions }),
    policy: plan.content.policy,
  };
}

const DAY = 86_400_000;

/**
 * The first instalment contains all deposits. Balances with the same due time share one instalment. If the balance of a
 * line is already due, the first instalment contains the whole price of the line.
 */
export function scheduleOf(lines: readonly PricedLine[], now: Date): Instalment[] {
  const first: Instalment['parts'] = [];
  const later = new Map<number, Instalment['parts']>();
  for (const { line, sellable, party } of lines) {
    const bookingId = line.uuid.toLowerCase();
    const { depositBps, balanceDays } = sellable.option;
    const dueAt = sellable.departure.startsAt.getTime() - balanceDays * DAY;
    const deposit = dueAt <= now.getTime() ? party.total : shareOf(party.total, depositBps);
    first.push({ bookingId, amount: deposit });
    const balance = party.total - deposit;
    if (balance > 0) later.set(dueAt, [...(later.get(dueAt) ?? []), { bookingId, amount: balance }]);
  }
  return [
    instalment(1, now, first),
    ...[...later]
      .sort(([one], [other]) => one - other)
      .map(([dueAt, parts], index) => instalment(index + 2, new Date(dueAt), parts)),
  ];
}

function instalment(number: number, dueAt: Date, parts: Instalment['parts']): Instalment {
  return { number, dueAt: dueAt.toISOString(), amount: parts.reduce((sum, { amount }) => sum + amount, 0), parts };
}

/** Returns the tax that is included in `total`, in minor units. `rateBps` is in hundredths of a percent. */
export function taxWithin(total: number, rateBps: number): number {
  return rateBps === 0
    ? 0
    : Number((BigInt(total) * BigInt(rateBps) * 2n + BigInt(10_000 + rateBps)) / BigInt(2 * (10_000 + rateBps)));
}

/**
 * Returns the tax in the price that is left after a partial cancellation, in minor units. If the tax rate has changed
 * since the sale, the original tax is split in proportion.
 */
export function taxOfRest(whole: { total: number; tax: number }, left: number, rateBps: number): number {
  if (taxWithin(whole.total, rateBps) === whole.tax) return taxWithin(left, rateBps);
  const [rest] = apportion(whole.tax, [left, whole.total - left]);
  return rest!;
}

export function untouchedSince(time: Date) {
  return {
    state: 'ON_HOLD' as const,
    answers: null,
    reseller: null,
    test_mode: false,
    created_at: time,
    confirmed_at: null,
    redeemed_at: null,
    cancellation: null,
    cancelled_at: null,
    changed_at: time,
  };
}

export function termsOf({ settings }: Pick<Region, 'settings'>): SellingTerms {
  return { ...USUAL_TERMS, ...settings.selling };
}

/** @returns the country's general tax rate in hundredths of a percent */
export function taxRateOf({ country }: Pick<Region, 'country'>): number {
  return country.taxes.find(({ in_price }) => in_price)?.basis_points ?? 0;
}

export function cardModeOf(modes: readonly ('page' | 'frame')[], region: Pick<Region, 'settings'>): 'page' | 'frame' {
  return termsOf(region).cardsIn === 'frame' && modes.includes('frame') ? 'frame' : 'page';
}
