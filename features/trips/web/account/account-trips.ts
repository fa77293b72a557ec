import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import type { AccountTripsPage } from '../../contract/account-trips.ts';
import type { KeptTrip } from '../../contract/kept-trip.ts';
import type { PlaceView } from '../../contract/place-view.ts';
import { claimTrip, keepTrip, listAccountTrips } from '../../contract/routes.ts';
import {
  type BrowserTrip,
  dropBrowserTrip,
  editHeaders,
  findBrowserTrip,
  listBrowserTrips,
  newBrowserTrip,
  putBrowserTrip,
} from '../document/browser-trips.ts';
import { candidatePlace } from '../document/candidate-place.ts';
import { rebaseKeptHistory } from '../document/history/kept-history.ts';
import { isSameTrip } from '../document/merge-trips.ts';

/** Trips of this device that could be added to the account. A trip with `aside` is one that the person decided not to add. */
export function tripsOfDevice(): BrowserTrip[] {
  return listBrowserTrips().filter((trip) => !trip.account && !trip.byLink && !trip.aside);
}

export function tripsSetAside(): BrowserTrip[] {
  return listBrowserTrips().filter((trip) => trip.aside);
}

export function copiesOf(account: string): BrowserTrip[] {
  return listBrowserTrips().filter((trip) => trip.account === account);
}

export async function fetchAccountTrips(api: Api): Promise<Pick<AccountTripsPage, 'items' | 'places'>> {
  const all: Pick<AccountTripsPage, 'items' | 'places'> = { items: [], places: [] };
  let cursor: string | null = null;
  do {
    const page: AccountTripsPage = await api.call(listAccountTrips, { query: { cursor, limit: 100 }, quiet: true });
    all.items.push(...page.items);
    all.places.push(...page.places);
    cursor = page.next;
  } while (cursor);
  return all;
}

/** A copy with unsaved changes is not overwritten. */
export function adoptAccountTrip(trip: KeptTrip, account: string, places: readonly PlaceView[] = []): BrowserTrip {
  const here = findBrowserTrip(trip.id) ?? unansweredTwin(trip);
  if (here?.kept && here.unsaved) {
    if (here.account !== account) putBrowserTrip({ ...here, account });
    return here;
  }
  const shown = new Set(trip.document.days.flatMap((day) => day.stops.map((stop) => stop.place)));
  const known = Object.fromEntries(places.filter(({ id }) => shown.has(id)).map((it) => [it.id, candidatePlace(it)]));
  const base = here ?? newBrowserTrip(trip.document);
  const { aside: _, byLink: __, credit: ___, ...own } = base;
  const copy: BrowserTrip = {
    ...own,
    ...(trip.basedOn && { credit: trip.basedOn }),
    account,
    document: trip.document,
    unsaved: false,
    changedAt: trip.updatedAt,
    places: { ...known, ...own.places },
    kept: { editSecret: null, shareToken: null, ...own.kept, id: trip.id, version: trip.version },
  };
  if (here) rebaseKeptHistory(here.local, here.document, trip.document);
  putBrowserTrip(copy);
  return copy;
}

/**
 * The trip of this device that the server stored without a response that arrived. Stops have unique ids, so an equal
 * document is the same trip.
 */
function unansweredTwin({ document }: KeptTrip): BrowserTrip | undefined {
  return listBrowserTrips().find((trip) => !trip.kept && isSameTrip(trip.document, document));
}

/** Copies of trips that left the account are removed, except copies with unsaved changes. */
export async function copyAccountTrips(api: Api, account: string): Promise<KeptTrip[]> {
  // A copy without `kept` is sent first, because the server may have stored it although the response was lost.
  for (const copy of copiesOf(account)) if (!copy.kept) await joinTrip(api, account, copy);
  const { items, places } = await fetchAccountTrips(api);
  for (const trip of items) adoptAccountTrip(trip, account, places);
  const there = new Set(items.map(({ id }) => id));
  for (const copy of copiesOf(account)) {
    if (copy.unsaved || !copy.kept || there.has(copy.kept.id)) continue;
    if (!(await joinTrip(api, account, copy))) dropBrowserTrip(copy.local);
  }
  return items;
}

/**
 * Copies the account's trips to this device.
 * @returns these trips, and the trips of this device that are not among them. The device is read last, because another
 * tab or the editor may add a trip to the account in the meantime.
 */
export async function tripsOfBoth(api: Api, account: string): Promise<{ account: KeptTrip[]; device: BrowserTrip[] }> {
  const theirs = await copyAccountTrips(api, account);
  return { account: theirs, device: tripsOfDevice() };
}

/**
 * Adds the trip to the account. A trip that the server does not have yet is stored there first.
 * @returns false if the trip is another person's or in the bin
 */
export async function joinTrip(api: Api, account: string, trip: BrowserTrip): Promise<boolean> {
  // `trip` may be older than the stored trip, for example if its first save ended while a person decided.
  const { aside: _, ...own } = findBrowserTrip(trip.local) ?? trip;
  try {
    if (own.kept) {
      const joined = await api.call(claimTrip, {
        headers: editHeaders(own.kept),
        body: { id: own.kept.id },
        quiet: true,
      });
      if (joined.state === 'binned') return false;
      putBrowserTrip({ ...own, account });
      return true;
    }
    const body = { uuid: own.uuid, document: own.document };
    const { id, editSecret, shareToken, version } = await api.call(keepTrip, { body, quiet: true });
    putBrowserTrip({ ...own, account, unsaved: false, kept: { id, editSecret, shareToken, version } });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 401) throw error;
    return false;
  }
}

export function setAside(trips: readonly BrowserTrip[]): void {
  for (const { local } of trips) {
    const now = findBrowserTrip(local);
    if (now && !now.account) putBrowserTrip({ ...now, aside: true });
  }
}

/**
 * Removes this device's copies of the account's trips, except copies with unsaved changes.
 * @returns the number of copies that stay
 */
export function dropCopiesOf(account: string): number {
  const copies = copiesOf(account);
  const unsaved = copies.filter((trip) => trip.unsaved);
  for (const trip of copies) if (!trip.unsaved) dropBrowserTrip(trip.local);
  return unsaved.length;
}
