import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { lockPlaces } from '#features/bookings/api/public.ts';
import { placeOffered, termsOf } from '#features/checkout/api/public.ts';
import { readLeft, readSellables } from '#features/operators/api/public.ts';
import { type PricedParty, priceOf } from '#features/operators/contract/price-of.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import type { Region } from '#regions/read-region.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { SEND_ENTRY } from './emails/send-entry.ts';
import { type EntryKeys, offerName } from './entry-keys.ts';
import { moveEntry } from './move-entry.ts';
import { isOffSale, offerEnd } from './waitlist.rules.ts';
import { findFirstFitting, saveEntry, type WaitlistRow } from './waitlist.store.ts';

/** Offers the departure's free places in order, each offer in its own transaction. */
export async function offerPlaces(platform: Platform, keys: EntryKeys, departureId: string): Promise<void> {
  const region = await platform.region.current();
  while (await inTransaction(platform.db, (trx) => offerNext(trx, platform, { keys, departureId, region })));
}

interface Offering {
  keys: EntryKeys;
  departureId: string;
  region: Region;
}

/** @returns false if no waiting party can be served. */
async function offerNext(trx: Transaction<Tables>, platform: Platform, offering: Offering): Promise<boolean> {
  const { departureId } = offering;
  const region = platform.config.REGION;
  await lockPlaces(trx, region, [departureId]);
  const { left } = await readLeft(trx, region, departureId);
  const entry = await findFirstFitting(trx, region, departureId, left);
  if (!entry) return false;
  const sellable = (await readSellables(trx, region, [departureId])).get(departureId)!;
  const party = priceOf(sellable, entry.units, new Date());
  if (!party.ok) {
    if (isOffSale(party.refusals)) return false;
    await moveEntry(trx, entry, 'end', { ended_for: 'plan_changed' });
    await platform.jobs.add(trx, SEND_ENTRY, { entryId: entry.id, about: 'ended' });
    return true;
  }
  // The operator changed the number of places of a unit. The list is read again with the present number.
  if (party.places !== entry.places && party.places > 0) {
    await saveEntry(trx, entry, { places: party.places });
    return true;
  }
  await offer(trx, platform, offering, { entry, sellable, party });
  return true;
}

interface Served {
  entry: WaitlistRow;
  sellable: Sellable;
  party: PricedParty;
}

async function offer(
  trx: Transaction<Tables>,
  { config, jobs }: Platform,
  { keys, departureId, region }: Offering,
  { entry, sellable, party }: Served,
): Promise<void> {
  const { waitlistMinutes } = termsOf(region);
  const until = offerEnd(new Date(), sellable.departure.cutoffAt, region.settings.time_zone, waitlistMinutes);
  const orderId = await placeOffered(trx, config.REGION, {
    name: offerName(entry.id),
    line: { uuid: randomUUID(), departureId, units: entry.units },
    sellable,
    party,
    secret: keys.order(entry.id),
    email: entry.email,
    accountId: entry.account_id,
    holdUntil: until,
    region,
  });
  await moveEntry(trx, entry, 'offer', { order_id: orderId, offered_until: until });
  await jobs.add(trx, SEND_ENTRY, { entryId: entry.id, about: 'offered' });
}
