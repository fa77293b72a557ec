import { randomUUID } from 'node:crypto';
import type { BookingItem } from '#features/bookings/contract/booking.ts';
import type { UnitItemBody } from '#features/octo/contract/booking-requests.ts';
import { readCatalogue, readSellables } from '#features/operators/api/public.ts';
import { type PricedParty, type PriceRefusal, priceOf } from '#features/operators/contract/price-of.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import type { ActiveKey } from '../keys/reseller-key.store.ts';
import { impossible, type OctoError, unknownId } from '../octo-error.ts';
import { countsOf, itemsFor } from './unit-items.rules.ts';

export interface SaleRequest {
  productId: string;
  optionId: string;
  availabilityId: string;
  unitItems: readonly UnitItemBody[];
}

export interface Sale {
  sellable: Sellable;
  party: PricedParty;
  items: BookingItem[];
}

/**
 * @param kept the current items of the booking that the request changes
 * @throws OCTO's error for the first fault
 */
export async function readSale(
  db: Database,
  key: ActiveKey,
  asked: SaleRequest,
  kept: readonly BookingItem[] = [],
): Promise<Sale> {
  const { availabilityId, unitItems } = asked;
  const id = availabilityId.toLowerCase();
  const sellable = isUuid(id) ? (await readSellables(db, key.region_id, [id])).get(id) : undefined;
  if (!sellable || !isAsked(sellable, key, asked)) throw await whatIsWrong(db, key, asked);
  const known = new Set(sellable.option.units.map((unit) => unit.id));
  const wrong = unitItems.find(({ unitId }) => !known.has(unitId.toLowerCase()));
  if (wrong) throw unknownId('INVALID_UNIT_ID', wrong.unitId);
  if (unitItems.length === 0) throw impossible('no_units');
  const party = priceOf(sellable, countsOf(unitItems), new Date());
  if (!party.ok) throw impossible(REASONS[party.refusals[0]!.code]);
  return { sellable, party, items: itemsFor(unitItems, kept, party, randomUUID) };
}

function isAsked({ plan, option, operator }: Sellable, key: ActiveKey, { productId, optionId }: SaleRequest) {
  return (
    key.sells.includes(operator.id) &&
    plan.state === 'on_sale' &&
    plan.id === productId.toLowerCase() &&
    option.id === optionId.toLowerCase()
  );
}

async function whatIsWrong(
  db: Database,
  key: ActiveKey,
  { productId, optionId, availabilityId }: SaleRequest,
): Promise<OctoError> {
  const [plan] = await readCatalogue(db, key.region_id, key.sells, { ids: [productId], onSale: true });
  if (!plan) return unknownId('INVALID_PRODUCT_ID', productId);
  if (!plan.options.some(({ id, retired }) => id === optionId.toLowerCase() && !retired))
    return unknownId('INVALID_OPTION_ID', optionId);
  return unknownId('INVALID_AVAILABILITY_ID', availabilityId);
}

const REASONS = {
  off_sale: 'sales_closed',
  departure_closed: 'sales_closed',
  too_late: 'sales_closed',
  closed_stop: 'closed_stop',
  nobody: 'no_units',
  unit_unknown: 'unit_not_sold',
  unit_not_sold: 'unit_not_sold',
  too_few: 'too_few',
  too_many: 'too_many',
  not_alone: 'not_alone',
} as const satisfies Record<PriceRefusal['code'], string>;
