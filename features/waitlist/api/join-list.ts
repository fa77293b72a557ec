import { lockPlaces } from '#features/bookings/api/public.ts';
import type { Issue } from '#features/issues.ts';
import { readLeft, readSellables } from '#features/operators/api/public.ts';
import { type PricedParty, priceOf } from '#features/operators/contract/price-of.ts';
import { WAITLIST_ERRORS } from '#features/waitlist/contract/errors.ts';
import type { WaitlistParty } from '#features/waitlist/contract/waitlist.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { causingBrowser } from '#server/mail/causing-browser.ts';
import { isFree } from './waitlist.rules.ts';
import { keepEntry, type WaitlistRow } from './waitlist.store.ts';

interface Joining extends WaitlistParty {
  email: string;
  accountId: string | null;
}

/** The departure stays locked until the end of the transaction. @throws waitlist_refused or places_free. */
export async function joinList(trx: Database, region: string, joining: Joining): Promise<WaitlistRow> {
  const { departureId, units, email, accountId } = joining;
  await lockPlaces(trx, region, [departureId]);
  const party = await priced(trx, region, joining);
  if (isFree(party.places, await readLeft(trx, region, departureId))) throw problem(WAITLIST_ERRORS, 'places_free');
  const counts = units.filter(({ quantity }) => quantity > 0);
  const people = party.units.reduce((sum, { unit, quantity }) => sum + quantity * Math.max(unit.places, 1), 0);
  const browser = causingBrowser() ?? null;
  return keepEntry(trx, region, {
    departureId,
    units: counts,
    places: party.places,
    people,
    email,
    accountId,
    browser,
  });
}

async function priced(trx: Database, region: string, { departureId, units }: Joining): Promise<PricedParty> {
  const sellable = (await readSellables(trx, region, [departureId])).get(departureId);
  if (!sellable)
    throw refused([{ path: 'body.departureId', code: 'departure_closed', message: 'Esta salida ya no se vende.' }]);
  const party = priceOf(sellable, units, new Date());
  if (!party.ok) throw refused(party.refusals.map(({ code, message }) => ({ path: 'body.units', code, message })));
  if (party.places === 0)
    throw refused([{ path: 'body.units', code: 'nobody', message: 'Elige cuántas personas van.' }]);
  return party;
}

const refused = (issues: Issue[]) => problem(WAITLIST_ERRORS, 'waitlist_refused', { issues });
