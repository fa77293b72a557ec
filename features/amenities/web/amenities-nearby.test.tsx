import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { Queries } from '#web/http/queries.tsx';
import { ApiProvider } from '#web/http/use-api.ts';
import type { NearestAnswer } from '../contract/amenity.ts';
import { AmenitiesNearby } from './amenities-nearby.tsx';

const source = { name: 'OpenStreetMap', attribution: '© OSM', url: null, licence: 'ODbL', date: '2026-01-14' };
const pharmacy: NearestAnswer['nearest'][number][number] = {
  id: 'node/1',
  kind: 'pharmacy',
  name: 'Botica Sol',
  lon: -79,
  lat: -8,
  address: null,
  phone: '+51 44 123 456',
  hours: null,
  alwaysOpen: false,
  emergency: null,
  way: { minutes: 6, metres: 450, mode: 'walk', basis: 'road_graph' },
};

async function shown(answer: NearestAnswer, lat: number): Promise<HTMLElement> {
  const call = vi.fn(async () => answer);
  const { place } = await show(
    <Queries>
      <ApiProvider value={{ call } as unknown as Api}>
        <AmenitiesNearby point={{ lon: -79, lat }} />
      </ApiProvider>
    </Queries>,
  );
  await act(() => vi.waitFor(() => expect(call).toHaveBeenCalled()));
  return place;
}

test('the nearest useful places have kind, name, distance, minutes, telephone and source', async () => {
  const place = await shown({ nearest: [[pharmacy]], source }, -8);
  await vi.waitFor(() => expect(place.textContent).toContain('Botica Sol'));
  expect(place.textContent).toContain('450 m · 6 min a pie');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('tel:+5144123456');
  expect(place.textContent).toContain('© OSM');
});

test('a region without useful places shows nothing, not even a heading', async () => {
  const place = await shown({ nearest: [[]], source: null }, -13);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(place.textContent).toBe('');
});
