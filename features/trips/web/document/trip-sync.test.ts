import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleTrip } from '#tests/trips.ts';
import type { Api } from '#web/http/api.ts';
import { ApiError, noAnswer } from '#web/http/problem.ts';
import type { ChangeTripBody, KeptTrip } from '../../contract/kept-trip.ts';
import { changeTrip, keepTrip, showTrip } from '../../contract/routes.ts';
import { type BrowserTrip, findBrowserTrip, listBrowserTrips, newBrowserTrip } from './browser-trips.ts';
import { applyEdit, findStop } from './trip-edits.ts';
import { createTripStore } from './trip-store.ts';

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

  it('sends changes after the network is back', async () => {
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

  it("merges two people's changes of different stops, and undo keeps the other person's changes", async () => {
    const { state, api } = memoryServer();
    const trip = createTripStore(newBrowserTrip(sampleTrip()), api);
    const close = trip.open();
    await settled();
    state.version += 1;
    state.document = applyEdit(sampleTrip(), { kind: 'note', stop: 'd', note: 'De la otra persona' });
    trip.edit({ kind: 'remove', stop: 'a' });
    trip.edit({ kind: 'move', stop: 'b', day: 0, begin: 720 });
    await settled();
    const { sync, joined, own } = trip.getState();
    expect([sync.kind, joined]).toEqual(['saved', 1]);
    expect(state.document).toEqual(own.document);
    expect(findStop(own.document, 'd')?.stop.note).toBe('De la otra persona');
    expect(findStop(own.document, 'a')).toBeNull();
    trip.undo();
    trip.undo();
    await settled();
    expect(findStop(state.document!, 'a')?.stop.begin).toBe(540);
    expect(findStop(state.document!, 'b')?.stop.begin).toBe(660);
    expect(findStop(state.document!, 'd')?.stop.note).toBe('De la otra persona');
    trip.redo();
    await settled();
    expect(findStop(state.document!, 'a')).toBeNull();
    expect(findStop(state.document!, 'd')?.stop.note).toBe('De la otra persona');
    close();
  });

  it("loads another person's changes when the window is shown again", async () => {
    const { state, api } = memoryServer();
    const trip = createTripStore(newBrowserTrip(sampleTrip()), api);
    const close = trip.open();
    await settled();
    trip.edit({ kind: 'rename', title: 'El mío' });
    await settled();
    state.version += 1;
    state.document = applyEdit(state.document!, { kind: 'remove', stop: 'c' });
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(findStop(trip.getState().history.present, 'c')).toBeNull();
    expect(trip.getState()).toMatchObject({ joined: 1, own: { unsaved: false, kept: { version: state.version } } });
    trip.undo();
    await settled();
    expect(state.document).toMatchObject({ title: 'Dos días en el valle' });
    expect(findStop(state.document!, 'c')).toBeNull();
    close();
  });

  it('asks the person if both people changed the same field, and undo returns to the other choice', async () => {
    for (const keep of ['mine', 'theirs'] as const) {
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
      expect(sync.conflicts).toEqual([{ path: ['title'], mine: 'El mío', theirs: 'El suyo' }]);
      trip.settleConflict(sync.theirs, () => keep);
      await settled();
      const wanted = keep === 'mine' ? 'El mío' : 'El suyo';
      expect(trip.getState().own.document.title).toBe(wanted);
      expect(state.document?.title).toBe(wanted);
      expect(trip.getState().sync.kind).toBe('saved');
      trip.undo();
      await settled();
      expect(state.document?.title).toBe(keep === 'mine' ? 'El suyo' : 'El mío');
      close();
    }
  });

  it('recognises its own change after the response was lost', async () => {
    const { state, api } = memoryServer();
    const trip = createTripStore(newBrowserTrip(sampleTrip()), api);
    const close = trip.open();
    await settled();
    trip.edit({ kind: 'rename', title: 'El mío' });
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
