import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { BookingItem } from '#features/bookings/contract/booking.ts';
import type { QuotedLine } from '#features/checkout/api/public.ts';
import { makePlan, readSellables } from '#features/operators/api/public.ts';
import { isForOneGroup, type Sellable } from '#features/operators/contract/sellable.ts';
import type { Unit } from '#features/operators/contract/unit.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import type { OfferContent, OfferLine } from '#features/quotations/contract/offer.ts';
import type { PricedOfferLine } from '#features/quotations/contract/offer-price.ts';
import type { RequestedParty } from '#features/quotations/contract/quotation.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import { planOf, servicesOf } from './made-services.ts';
import { peopleOn } from './people-on-line.rules.ts';

export interface Accepted {
  region: string;
  offerId: string;
  operatorId: string;
  zone: string;
  currency: string;
  content: OfferContent;
  party: RequestedParty;
  priced: readonly PricedOfferLine[];
}

/**
 * Creates a private departure for every line without a departure.
 * @throws lines_refused if a departure no longer exists or another operator sells it
 */
export async function linesToSell(trx: Transaction<Tables>, accepted: Accepted): Promise<QuotedLine[]> {
  const { region, content, party, zone } = accepted;
  const lines = accepted.priced.map(({ id }) => content.lines.find((line) => line.id === id)!);
  const made = lines.filter(({ departureId }) => departureId === null);
  const madeDepartures =
    made.length === 0
      ? []
      : await makePlan(trx, {
          region,
          operatorId: accepted.operatorId,
          offerId: accepted.offerId,
          currency: accepted.currency,
          content: planOf(content),
          durationMinutes: content.days.length * 1440,
          services: servicesOf(content, made, party, zone),
        });
  const departureOf = new Map(made.map(({ id }, index) => [id, madeDepartures[index]!]));
  for (const { id, departureId } of lines) if (departureId) departureOf.set(id, departureId);
  const sellables = await readSellables(trx, region, [...new Set(departureOf.values())]);
  return lines.map((line, index) => {
    const sellable = sellables.get(departureOf.get(line.id)!);
    if (sellable?.operator.id !== accepted.operatorId) throw gone(line);
    const { total, supplement } = accepted.priced[index]!;
    const isOwn = line.departureId !== null;
    const items = isOwn ? ownItems(line, sellable, supplement, party) : partyItems(sellable.option.units, party);
    const { policy } = content;
    return {
      bookingId: randomUUID(),
      title: line.title,
      sellable,
      items,
      places: placesOf(sellable, items),
      total,
      policy,
    };
  });
}

/** Items have no prices if a supplement raises the price, because unit prices would not add up to the total. */
function ownItems(line: OfferLine, sellable: Sellable, supplement: number, party: RequestedParty): BookingItem[] {
  const priceEach = supplement === 0 && !isForOneGroup(sellable);
  const taken = line.units.flatMap(({ unitId, quantity, unitPrice }) => {
    const unit = sellable.option.units.find(({ id }) => id === unitId);
    if (!unit) throw gone(line);
    return Array.from({ length: quantity }, () => ({ unit, price: priceEach ? unitPrice : 0 }));
  });
  return itemsFor(taken, party);
}

function partyItems(units: readonly Unit[], party: RequestedParty): BookingItem[] {
  const { adults, seniors, childAges } = party;
  const counts: Partial<Record<Unit['type'], number>> = { ADULT: adults, SENIOR: seniors, CHILD: childAges.length };
  const taken = units.flatMap((unit) => Array.from({ length: counts[unit.type] ?? 0 }, () => ({ unit, price: 0 })));
  return itemsFor(taken, party);
}

function itemsFor(taken: readonly { unit: Unit; price: number }[], party: RequestedParty): BookingItem[] {
  const people = peopleOn(
    taken.map(({ unit }) => unit),
    party,
  );
  return taken.map(({ unit, price }, index) => ({
    id: randomUUID(),
    unitId: unit.id,
    ...people[index]!,
    price,
    places: unit.places,
    state: 'active' as const,
    redeemedAt: null,
  }));
}

function placesOf(sellable: Sellable, items: readonly BookingItem[]): number {
  const people = items.reduce((sum, { places }) => sum + places, 0);
  return isForOneGroup(sellable) && sellable.departure.capacity !== null ? sellable.departure.capacity : people;
}

function gone({ id, title }: OfferLine) {
  return problem(QUOTATION_ERRORS, 'lines_refused', {
    issues: [
      {
        path: `body.chosen.${id}`,
        code: 'line_gone',
        message: `«${title}» ya no se puede reservar. Pídele un cambio al operador.`,
      },
    ],
  });
}
