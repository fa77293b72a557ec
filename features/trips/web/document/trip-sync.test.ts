import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleTrip } from '#tests/trips.ts';
import type { Api } from '#web/http/api.ts';
import { ApiError, noAnswer } from '#web/http/problem.ts';
import type { ChangeTripBody, KeptTrip } from '../../contract/kept-trip.ts';
import { changeTrip, keepTrip, showTrip } from '../../contract/routes.ts';
import { type BrowserTrip, findBrowserTrip, listBrowserTrips, newBrowserTrip } from './browser-trips.ts';
import { createTripStore } from './trip-store.ts';

/** `up: false` makes the server unreachable. */
function memoryServer() {
  const state = { up: true, version: 0, document: null as BrowserTrip['document'] | null, created: 0, puts: 0 };
  const reach = () => {
    if (!state.up) throw new ApiError(noAnswer());
  };
  const keep = ({ document }: ChangeTripBody) => {
    if (!state.version) state.created += 1;
    state.version ||= 1;
    state.document = document;
    return { id: 'server-id', editSecret: 'edit', shareToken: 'share', version: state.version };
  };
  const change = ({ version, document }: ChangeTripBody) => {
    if (version !== state.version) {
      throw new ApiError({ title: '', status: 409, detail: 'Otra persona lo cambió.', code: 'trip_conflict' });
    }
    state.puts += 1;
    state.version += 1;
    state.document = document;
    return { version: state.version };
  };
  const show = () => ({ id: 'server-id', version: state.version, document: state.document }) as KeptTrip;
  const operations = new Map<unknown, (body: ChangeTripBody) => unknown>([
    [keepTrip, keep],
    [changeTrip, change],
    [showTrip, show],
  ]);
  const api = {
    async call(route: unknown, { body }: { body: ChangeTripBody }) {
      reach();
      return operations.get(route)!(body);
    },
  } as unknown as Api;
  return { state, api };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(2000);

describe('the synchronization of a trip with the server', () => {
  it('sends several edits in one request', async () => {
    const { state, api } = memoryServer();
    const trip = createTripStore(newBrowserTrip(sampleTrip()), api);
    const close = trip.open();
    await settled();
    trip.edit({ kind: 'lock', stop: 'a', locked: true });
    trip.edit({ kind: 'remove', stop: 'b' });
    await settled();
    expect(state).toMatchObject({ created: 1, puts: 1, version: 2 });
    expect(state.document).toEqual(trip.getState().own.document);
    expect(trip.getState().sync).toEqual({ kind: 'saved' });
    close();
  });

  it('sends changes when the network is back', async () => {
    const { state, api } = memoryServer();
    state.up = false;
    const trip = createTripStore(newBrowserTrip(sampleTrip()), api);
    const close = trip.open();
    trip.edit({ kind: 'remove', stop: 'a' });
    await settled();
    expect(trip.getState().sync.kind).toBe('offline');
    expect(findBrowserTrip(trip.getState().own.local)?.document.days[0]?.stops).toHaveLength(2);
    state.up = true;
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(state.document?.days[0]?.stops).toHaveLength(2);
    expect(listBrowserTrips()[0]).toMatchObject({ unsaved: false, kept: { id: 'server-id' } });
    close();
  });

  it('asks the person when the trip was changed elsewhere', async () => {
    for (const keep of ['ours', 'theirs'] as const) {
      const { state, api } = memoryServer();
      const trip = createTripStore(newBrowserTrip(sampleTrip()), api);
      const close = trip.open();
      await settled();
      state.version += 1;
      state.document = { ...sampleTrip(), title: 'El suyo' };
      trip.edit({ kind: 'rename', title: 'El mío' });
      await settled();
      const { sync } = trip.getState();
      if (sync.kind !== 'conflict') throw new Error(`expected a conflict, got ${sync.kind}`);
      trip.settleConflict(sync.theirs, keep);
      await settled();
      const wanted = keep === 'ours' ? 'El mío' : 'El suyo';
      expect(trip.getState().own.document.title).toBe(wanted);
      expect(state.document?.title).toBe(wanted);
      expect(trip.getState().sync.kind).toBe('saved');
      close();
    }
  });

  it('recognises its own change when the response was lost', async () => {
    const { state, api } = memoryServer();
    const trip = createTripStore(newBrowserTrip(sampleTrip()), api);
    const close = trip.open();
    await settled();
    trip.edit({ kind: 'rename', title: 'El mío' });
    // The stored change has another order of members.
    const { title, ...rest } = trip.getState().own.document;
    state.document = { ...rest, title };
    state.version += 1;
    await settled();
    expect(trip.getState().sync.kind).toBe('saved');
    expect(state.puts).toBe(0);
    trip.edit({ kind: 'rename', title: 'Otro' });
    await settled();
    expect(state.document?.title).toBe('Otro');
    close();
  });
});
