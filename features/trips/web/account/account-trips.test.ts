import { beforeEach, describe, expect, test } from 'vitest';
import { sampleTrip } from '#tests/trips.ts';
import type { Api } from '#web/http/api.ts';
import { keepSession } from '#web/session/session.ts';
import type { KeptTrip } from '../../contract/kept-trip.ts';
import { claimTrip, keepTrip, listAccountTrips } from '../../contract/routes.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { listBrowserTrips, newBrowserTrip, putBrowserTrip } from '../document/browser-trips.ts';
import {
  copyAccountTrips,
  dropCopiesOf,
  joinTrip,
  setAside,
  tripsOfBoth,
  tripsOfDevice,
  tripsSetAside,
} from './account-trips.ts';

const document = (title: string) => ({ title, days: [{ date: '2026-12-11', stops: [] }] }) as unknown as TripDocument;
const kept = (id: string, title = id): KeptTrip => ({
  id,
  access: 'edit',
  version: 1,
  state: 'planning',
  visibility: 'link',
  document: document(title),
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  erasedAfter: null,
  can: [],
});

function server(trips: KeptTrip[]) {
  const made = new Map<string, string>();
  return {
    call: async (route: unknown, { body = {} }: { body?: { id?: string; uuid?: string; document?: TripDocument } }) => {
      if (route === listAccountTrips) return { items: trips, places: [], next: null };
      if (route === claimTrip) {
        const trip = trips.find(({ id }) => id === body.id) ?? kept(body.id!);
        if (!trips.includes(trip)) trips.push(trip);
        return trip;
      }
      expect(route).toBe(keepTrip);
      const id = made.get(body.uuid!) ?? `new-${made.size}`;
      if (!made.has(body.uuid!)) trips.push(kept(id, body.document!.title));
      made.set(body.uuid!, id);
      return { id, editSecret: 'e', shareToken: 's', version: 1 };
    },
  } as unknown as Api;
}
const titles = () => listBrowserTrips().map((trip) => trip.document.title);

beforeEach(() => localStorage.clear());

test('the account’s trips are copied to this device without a secret', async () => {
  const api = server([kept('one'), kept('two')]);
  for (let n = 0; n < 2; n += 1) await copyAccountTrips(api, 'rosa');
  expect(titles().sort()).toEqual(['one', 'two']);
  expect(listBrowserTrips()[0]!.kept).toMatchObject({ editSecret: null });
  expect(tripsOfDevice()).toEqual([]);
});

test('if the response is lost or late, the trip is not copied twice', async () => {
  const session = { token: 't', expiresAt: '2099-01-01T00:00:00.000Z' };
  keepSession({
    ...session,
    person: { id: 'rosa', name: 'Rosa', email: 'r@ejemplo.pe', staff: null, secondFactor: false },
  });
  const trips: KeptTrip[] = [];
  const api = server(trips);
  const own = newBrowserTrip(document('mine'));
  putBrowserTrip(own);
  await api.call(keepTrip, { body: { uuid: own.uuid, document: own.document } });
  await copyAccountTrips(api, 'rosa');
  expect(titles()).toEqual(['mine']);

  putBrowserTrip({ ...newBrowserTrip(document('late')), local: 'late' });
  putBrowserTrip({
    ...newBrowserTrip(document('late')),
    kept: { id: 'x', editSecret: null, shareToken: null, version: 1 },
    unsaved: false,
  });
  putBrowserTrip({
    ...newBrowserTrip(document('late')),
    local: 'late',
    kept: { id: 'x', editSecret: 'e', shareToken: 's', version: 1 },
  });
  expect(titles().filter((title) => title === 'late')).toHaveLength(1);
});

test('a trip that the person kept on this device only can join the account later', async () => {
  const trips = [kept('theirs')];
  const api = server(trips);
  const { account: _, ...mine } = newBrowserTrip(document('draft'));
  putBrowserTrip(mine);
  setAside([mine]);
  expect([tripsOfDevice(), tripsSetAside().map(({ local }) => local)]).toEqual([[], [mine.local]]);
  expect(await joinTrip(api, 'rosa', tripsSetAside()[0]!)).toBe(true);
  expect([tripsSetAside(), trips.map(({ document: { title } }) => title)]).toEqual([[], ['theirs', 'draft']]);
});

describe('a guest who makes an account', () => {
  const guest = () => {
    const { account: _, ...own } = newBrowserTrip(sampleTrip());
    putBrowserTrip(own);
    return own;
  };
  const inAccount = (id: string): KeptTrip => ({ ...kept(id), document: sampleTrip() });

  test('has the trip once if another tab adds it to the account during the reading', async () => {
    const own = guest();
    const api = server([inAccount('x')]);
    const call = api.call.bind(api);
    const slow = {
      call: async (...asked: Parameters<Api['call']>) => {
        const answer = await call(...asked);
        putBrowserTrip({ ...own, unsaved: false, kept: { id: 'x', editSecret: 'e', shareToken: 's', version: 1 } });
        return answer;
      },
    } as unknown as Api;
    const both = await tripsOfBoth(slow, 'rosa');
    expect([both.account.map(({ id }) => id), both.device]).toEqual([['x'], []]);
    expect(listBrowserTrips()).toMatchObject([{ local: own.local, account: 'rosa', kept: { editSecret: 'e' } }]);
  });

  test('has the trip once if the response to its first save was lost', async () => {
    const own = guest();
    const { device } = await tripsOfBoth(server([inAccount('x')]), 'rosa');
    expect(device).toEqual([]);
    expect(listBrowserTrips()).toMatchObject([
      { local: own.local, uuid: own.uuid, account: 'rosa', kept: { id: 'x' } },
    ]);
  });

  test('does not lose the first save of a trip by a decision about an older state', async () => {
    const own = guest();
    putBrowserTrip({ ...own, unsaved: false, kept: { id: 'x', editSecret: 'e', shareToken: 's', version: 1 } });
    setAside([own]);
    expect(tripsSetAside()).toMatchObject([{ kept: { id: 'x', editSecret: 'e' } }]);
    await copyAccountTrips(server([inAccount('x')]), 'rosa');
    expect(listBrowserTrips()).toHaveLength(1);
  });
});

test('signing out keeps only copies that have unsaved changes', async () => {
  await copyAccountTrips(server([kept('one'), kept('two')]), 'rosa');
  putBrowserTrip({ ...listBrowserTrips()[0]!, unsaved: true });
  expect(dropCopiesOf('rosa')).toBe(1);
  expect(listBrowserTrips()).toHaveLength(1);
});
