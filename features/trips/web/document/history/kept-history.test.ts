import { beforeEach, describe, expect, it } from 'vitest';
import { sampleTrip } from '#tests/trips.ts';
import type { Api } from '#web/http/api.ts';
import { ApiError, noAnswer } from '#web/http/problem.ts';
import { dropBrowserTrip, findBrowserTrip, newBrowserTrip, putBrowserTrip } from '../browser-trips.ts';
import { createTripStore } from '../trip-store.ts';
import { keepHistory, recallHistory } from './kept-history.ts';
import { beginHistory, DEEPEST, edited, type History } from './trip-history.ts';

const nobody = async () => {
  throw new ApiError(noAnswer());
};
const offline = { call: nobody } as unknown as Api;

beforeEach(() => localStorage.clear());

const reloaded = (local: string) => createTripStore(findBrowserTrip(local)!, offline);

describe('the stored history of a trip', () => {
  it('undoes and redoes steps after a reload', () => {
    const own = newBrowserTrip(sampleTrip());
    putBrowserTrip(own);
    const before = createTripStore(own, offline);
    before.edit({ kind: 'remove', stop: 'a' });
    before.edit({ kind: 'move', stop: 'b', day: 1, begin: 700 });
    before.edit({ kind: 'rename', title: 'Otro nombre' });
    before.undo();
    const last = before.getState().history;

    const after = reloaded(own.local);
    expect(after.getState().history).toEqual(last);
    expect(after.getState().history.past.at(-1)).toMatchObject({ subject: 'place-b', edit: { kind: 'move' } });
    after.redo();
    expect(after.getState().own.document.title).toBe('Otro nombre');
    for (let step = 0; step < 3; step++) after.undo();
    expect(after.getState().own.document).toEqual(sampleTrip());
    after.redo();
    expect(reloaded(own.local).getState().history.future).toHaveLength(2);
  });

  it('undoes the addition of a bought order', () => {
    const own = newBrowserTrip(sampleTrip());
    const trip = { ...sampleTrip(), title: 'Con lo comprado', unplaced: ['place-z'] };
    putBrowserTrip({ ...own, document: trip });
    keepHistory(own.local, edited(beginHistory(own.document), { kind: 'put-order', title: 'Moche', trip }));
    const store = reloaded(own.local);
    expect(store.getState().history.past.at(-1)?.edit).toMatchObject({ kind: 'put-order', title: 'Moche' });
    store.undo();
    expect(store.getState().own.document).toEqual(sampleTrip());
    store.redo();
    expect(store.getState().own.document).toEqual(trip);
  });

  it('is discarded if the trip was changed elsewhere or deleted', () => {
    const own = newBrowserTrip(sampleTrip());
    putBrowserTrip(own);
    const store = createTripStore(own, offline);
    store.edit({ kind: 'remove', stop: 'a' });
    const here = findBrowserTrip(own.local)!;
    expect(recallHistory(own.local, here.document)?.past).toHaveLength(1);
    putBrowserTrip({ ...here, document: { ...here.document, title: 'De otro aparato' } });
    expect(reloaded(own.local).getState().history.past).toEqual([]);
    dropBrowserTrip(own.local);
    expect(recallHistory(own.local, here.document)).toBeNull();
  });

  it('stores fifty steps in less than half of the space of its documents', () => {
    let history = beginHistory(sampleTrip());
    for (let step = 0; step < DEEPEST + 20; step++)
      history = edited(history, { kind: 'move', stop: 'd', day: 1, begin: 400 + step * 5 });
    keepHistory('lean', history);
    expect(recallHistory('lean', history.present)?.past).toHaveLength(DEEPEST);
    expect(charactersOf('lean')).toBeLessThan(JSON.stringify(history).length / 2);
  });

  it('drops the oldest steps before the browser’s storage is full', () => {
    const note = 'x'.repeat(2000);
    let history: History = beginHistory(sampleTrip());
    for (let step = 0; step < DEEPEST; step++) {
      const stop = 'abc'[step % 3]!;
      history = edited(history, { kind: 'note', stop, note: `${step}${note}` });
    }
    keepHistory('heavy', history);
    expect(charactersOf('heavy')).toBeLessThan(300_000);
    const kept = recallHistory('heavy', history.present)!;
    expect(kept.past.length).toBeGreaterThan(5);
    expect(kept.past).toEqual(history.past.slice(-kept.past.length));
  });
});

const charactersOf = (local: string) => localStorage.getItem(`pasos:${local}`)?.length ?? 0;
