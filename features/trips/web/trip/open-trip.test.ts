import { beforeEach, describe, expect, test } from 'vitest';
import { sampleWish } from '#tests/trips.ts';
import type { Api } from '#web/http/api.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { type BrowserTrip, findBrowserTrip, newBrowserTrip, putBrowserTrip } from '../document/browser-trips.ts';
import { openTrip } from './open-trip.ts';

const trip = (title: string): TripDocument => ({
  title,
  wish: sampleWish({ startDate: '2026-12-04', days: 1, latest: 1140 }),
  days: [{ date: '2026-12-04', stops: [] }],
});

const server = (version: number | null): Api => {
  const call = async () => {
    if (version === null) throw new Error('no network');
    return { id: 'kept', version, document: trip('from the server') };
  };
  return { call } as unknown as Api;
};

const keptHere = (change: Partial<BrowserTrip>): BrowserTrip => {
  const own: BrowserTrip = {
    ...newBrowserTrip(trip('from here')),
    unsaved: false,
    kept: { id: 'kept', editSecret: 'secret', shareToken: null, version: 3 },
    ...change,
  };
  putBrowserTrip(own);
  return own;
};

const titleOf = async (api: Api, { local }: BrowserTrip) => {
  const opened = await openTrip(api, local, '');
  return opened.kind === 'own' ? opened.trip.document.title : opened.kind;
};

beforeEach(() => localStorage.clear());

describe('opening a trip that the server also stores', () => {
  test('loads a newer version and stores it here', async () => {
    const own = keptHere({});
    expect(await titleOf(server(4), own)).toBe('from the server');
    expect(findBrowserTrip(own.local)).toMatchObject({ unsaved: false, kept: { version: 4, editSecret: 'secret' } });
  });

  test('keeps the local copy if the server has the same version', async () => {
    expect(await titleOf(server(3), keptHere({}))).toBe('from here');
  });

  test('does not overwrite unsaved changes', async () => {
    expect(await titleOf(server(4), keptHere({ unsaved: true }))).toBe('from here');
  });

  test('shows the local copy if the server does not respond', async () => {
    expect(await titleOf(server(null), keptHere({}))).toBe('from here');
  });
});
