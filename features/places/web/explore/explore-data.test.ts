import { expect, test } from 'vitest';
import { listAmenityKinds } from '#features/amenities/contract/routes.ts';
import type { Face } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import type { PlacesQuery } from '../../contract/place.ts';
import { loadExplore } from './explore-data.ts';

const UNDERSTOOD = [
  { kind: 'meaning', label: 'Cebiche', without: 'barato cerca de huanchaco' },
  { kind: 'cheap', label: '', without: 'cebiche cerca de huanchaco' },
  { kind: 'near', label: 'Huanchaco', without: 'cebiche barato' },
];

function load(priced: number) {
  const call = async (route: unknown, { query }: { query?: PlacesQuery }) => {
    if (route === listAmenityKinds) return { items: [] };
    const { q, feeTo, limit = 1 } = query!;
    if (q === 'cebiche barato cerca de huanchaco') return { items: [], total: 0, understood: UNDERSTOOD };
    if (feeTo) return { items: [], total: priced };
    if (q === 'cebiche cerca de huanchaco')
      return { items: ['a', 'b', 'c'].slice(0, limit).map((id) => ({ id })), total: 3 };
    return { items: [], total: 400 };
  };
  return loadExplore({
    url: new URL('https://x.example/explorar?q=cebiche+barato+cerca+de+huanchaco'),
    api: { call } as unknown as Api,
    face: { reach: [-180, -90, 180, 90] } as unknown as Face,
    signal: new AbortController().signal,
  });
}

test('without results, the filter that matters least is offered first, and its places are shown', async () => {
  const { relief, nearly } = await load(0);
  expect(relief.map(({ part, kind, count }) => [part?.kind ?? kind, count])).toEqual([
    ['cheap', 3],
    ['near', 400],
    ['meaning', 400],
    ['q', 400],
  ]);
  expect(nearly).toEqual({ items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], isPriceUnknown: true });
});

test('prices are called unknown only if no found place has one', async () => {
  expect((await load(2)).nearly?.isPriceUnknown).toBe(false);
});
