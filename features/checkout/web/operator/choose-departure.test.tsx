import { expect, test } from 'vitest';
import { listOperatorDepartures } from '#features/operators/contract/managed-plan-routes.ts';
import { EnterBookingLink } from '#features/operators/web/public.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { ChooseDeparture } from './choose-departure.tsx';

const HOUR = 3_600_000;
const departure = (id: string, more: object = {}) => ({
  ...{ id, planId: 'p', planTitle: 'Caballitos', optionName: 'Al atardecer', date: '2030-12-05', time: '16:00' },
  ...{ startsAt: new Date(Date.now() + HOUR).toISOString(), state: 'scheduled', capacity: 8, taken: 2 },
  ...{ madeToOrder: false, neverSold: false, ...more },
});
const linksIn = (place: HTMLElement) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('the list offers the coming departures with free seats, also those closed to the public', async () => {
  const items = [
    departure('open'),
    departure('closed', { state: 'closed' }),
    departure('full', { taken: 8 }),
    departure('cancelled', { state: 'cancelled' }),
    departure('begun', { startsAt: new Date(Date.now() - HOUR).toISOString() }),
    departure('ordered', { madeToOrder: true }),
    departure('draft', { neverSold: true }),
  ];
  const place = await showForOperator(<ChooseDeparture />, [[listOperatorDepartures, { items }]]);
  expect(linksIn(place)).toEqual(['/operador/mar/reservas/anotar/open', '/operador/mar/reservas/anotar/closed']);
  expect(place.textContent).toContain('jueves, 5 de diciembre');
  expect(place.textContent).toContain('quedan 6 lugares');
  expect(place.textContent).toContain('llena');
});

test('only people who sell for a verified operator see the link for entering a booking', async () => {
  expect(linksIn(await showForOperator(<EnterBookingLink />))).toEqual(['/operador/mar/reservas/anotar']);
  expect(linksIn(await showForOperator(<EnterBookingLink />, [], { role: 'guide' }))).toEqual([]);
  expect(linksIn(await showForOperator(<EnterBookingLink />, [], { state: 'submitted' }))).toEqual([]);
});
