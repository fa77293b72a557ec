import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { FromPoint, searchPoint } from './from-point.tsx';

const HUANCHACO = { lon: -79.1207, lat: -8.0793 };
const searchOf = (more: object) =>
  ({ page: { understood: [] }, filters: { near: null, sort: 'relevance' }, ...more }) as unknown as Parameters<
    typeof searchPoint
  >[0];

test('a search near a named place measures from this place', async () => {
  const understood = [{ kind: 'near', label: 'Huanchaco', without: 'cevichería', at: HUANCHACO }];
  const from = searchPoint(searchOf({ page: { understood } }))!;
  const { place } = await show(<FromPoint place={{ lon: -79.1207, lat: -8.0703 }} from={from} />);
  expect(place.textContent).toBe('A unos 1 km de Huanchaco, en línea recta');
});

test('a search without a point keeps the way from the centre', () => {
  expect(searchPoint(searchOf({}))).toBeNull();
  expect(searchPoint(searchOf({ filters: { near: [-79.1, -8.1], sort: 'name' } }))).toBeNull();
  expect(searchPoint(searchOf({ filters: { near: [-79.1, -8.1], sort: 'near' } }))).toEqual({
    name: null,
    lon: -79.1,
    lat: -8.1,
  });
});
