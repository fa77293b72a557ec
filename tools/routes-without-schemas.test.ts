import { transformSync } from '@babel/core';
import { expect, test } from 'vitest';
import { routesWithoutSchemas } from './routes-without-schemas.ts';

test('the plugin keeps method and path of each route and removes its declaration', () => {
  const source = `
    import { Type } from 'typebox';
    import { file, route } from '#features/route.ts';
    import { Trip, Trips } from './trip.ts';
    const params = Type.Object({ id: Type.String() });
    const one = { tag: 'Viajes', params };
    export const LIMIT = 3;
    export const listTrips = route('GET /api/trips/', { id: 'listTrips', replies: { 200: Trips } });
    export const showTrip = route('GET /api/trips/:id', { ...one, id: 'showTrip', replies: { 200: Trip, 201: file() } });
  `;
  const result = transformSync(source, { babelrc: false, configFile: false, plugins: [routesWithoutSchemas] });
  expect(result?.code?.replaceAll(/\s+/g, ' ')).toBe(
    'export const LIMIT = 3; export const listTrips = { method: "GET", path: "/api/trips/" }; ' +
      'export const showTrip = { method: "GET", path: "/api/trips/:id" };',
  );
});
