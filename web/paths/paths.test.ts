import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { openLaterScreens, routes } from '../routes.tsx';
import { accountPaths } from './account.ts';
import { operatorPaths } from './operator.ts';
import { ownerPaths } from './owner.ts';
import { photoPaths } from './photo.ts';
import { openDataPaths } from './public-files.ts';
import { publicTripPaths } from './public-trip.ts';
import { questionPaths } from './question.ts';
import { quotationPaths } from './quotation.ts';
import { regionPaths } from './region.ts';
import { reviewPaths } from './review.ts';
import { paths } from './site.ts';
import { travellerPaths } from './traveller.ts';

const { apiDocs: _, ...screens } = paths;
const { comparePlans, ...ofTravellers } = travellerPaths;
const { payoutAccount, ...ofOperators } = operatorPaths;
const { one: publicTrip, list: publicTrips, ...ofPublicTrips } = publicTripPaths;
const { newPlace, ...ofRegion } = regionPaths;
const GROUPS = [
  screens,
  ofTravellers,
  accountPaths,
  photoPaths,
  ofPublicTrips,
  openDataPaths,
  questionPaths,
  quotationPaths,
  reviewPaths,
  ofOperators,
  ownerPaths,
  ofRegion,
];
const VALUES = ['día 1/2?', '#ñ%'];

await openLaterScreens();

function screenOf(url: string) {
  const { route, params } = matchRoutes(routes, url.split(/[?#]/)[0]!)!.at(-1)!;
  return { id: route.id, values: Object.values(params) };
}

const calls = GROUPS.flatMap((group) =>
  Object.entries<(...values: never[]) => string>(group).map(([name, build]) => ({ name, build })),
).map(({ name, build }) => ({ name, url: build(...(VALUES as never[])) }));

test('every screen has exactly one function that builds its URL', () => {
  const ids = [...calls.map(({ url }) => url), comparePlans(['uno', 'dos']), publicTrips()].map(
    (url) => screenOf(url).id,
  );
  const pages = routes[0]!.children![0]!.children!.map(({ id }) => id);
  expect(ids.sort()).toEqual(pages.sort());
});

test.each(calls)('the path of $name contains its values', ({ url }) => {
  const { values } = screenOf(url);
  expect(values.filter((value) => value !== 'nuevo')).toEqual(VALUES.slice(0, values.length));
});

test('queries and fragments follow the path', () => {
  expect(paths.explore('q=lago')).toBe('/explorar?q=lago');
  expect(paths.plans(new URLSearchParams())).toBe('/planes');
  expect(travellerPaths.plan('río-1', new URLSearchParams({ personas: '2-0-1' }))).toBe(
    '/planes/r%C3%ADo-1?personas=2-0-1',
  );
  expect(comparePlans(['uno', 'dos'], new URLSearchParams({ fecha: '2026-12-01' }))).toBe(
    '/planes/comparar?planes=uno,dos&fecha=2026-12-01',
  );
  expect(travellerPaths.booking('V-1', 'abc')).toBe('/reservas/V-1#abc');
  expect(travellerPaths.trip('1', { edit: 'abc' })).toBe('/viajes/1#editar=abc');
  expect(travellerPaths.tripPrint('1', { share: 'abc' })).toBe('/viajes/1/imprimir#ver=abc');
  expect(accountPaths.signIn('/planes?a=1')).toBe('/entrar?volver=%2Fplanes%3Fa%3D1');
  expect(regionPaths.closure()).toBe('/region/cierres/nuevo');
  expect(publicTrips(new URLSearchParams({ mes: '7' }))).toBe('/viajes/publicos?mes=7');
  expect(publicTrip('1')).toBe('/viajes/1?publico');
  expect(newPlace('La Ola')).toBe('/region/lugares/nuevo?nombre=La+Ola');
  expect(payoutAccount('1')).toBe('/operador/1/datos#cuenta');
});
