import { expect, test } from 'vitest';
import { pathOf, type Route } from '#features/route.ts';
import type { Api } from '#web/http/api.ts';
import type { PageRequest } from '#web/page.tsx';
import { loadCompared } from './compare-data.ts';

const plan = (id: string) => ({
  ...{ id, slug: id, currency: 'PEN', zone: 'America/Lima', nextDate: '2031-03-05', pricingPer: 'UNIT' },
  bookable: { from: '2031-03-01', to: '2031-12-31' },
  options: [
    {
      ...{ id: 'o', name: '', minUnits: id === 'trek' ? 4 : 1, maxUnits: null, private: false },
      units: [{ id: 'a', type: 'ADULT', places: 1, accompaniedBy: [] }],
    },
  ],
});

const api = {
  call: async ({ path: declared }: Route, { params, query }: { params: object; query?: Record<string, string> }) => {
    const path = pathOf({ path: declared }, { params });
    const people = Number(query?.units?.split(':')[1]);
    const from = path.includes('trek') ? '2031-03-09' : '2031-03-05';
    if (path.endsWith('/departures')) {
      const total = query!.date! >= from ? people * 10_000 : null;
      return { items: [{ id: 'd', date: query!.date, total }] };
    }
    if (path.includes('availability'))
      return {
        days: [
          { date: '2031-03-01', total: null },
          { date: from, total: people * 10_000 },
        ],
      };
    if (path.includes('gone')) throw new Error('404');
    return plan(path.includes('trek') ? 'trek' : 'huacas');
  },
} as unknown as Api;

const compare = (search: string) =>
  loadCompared({
    ...{ url: new URL(`http://x/planes/comparar?${search}`), api, params: {} },
    signal: new AbortController().signal,
  } as unknown as PageRequest);
const quotes = async (search: string) => (await compare(search)).plans.map(({ quote }) => quote);

test('prices are for the party and the day in the URL', async () => {
  expect(await quotes('planes=huacas,trek,gone&fecha=2031-03-06&personas=3')).toEqual([
    { date: '2031-03-06', total: 30_000, people: 3 },
    null,
  ]);
});

test('if the URL has no day, prices are for the next day with seats', async () => {
  expect(await quotes('planes=huacas,trek&personas=3')).toEqual([
    { date: '2031-03-05', total: 30_000, people: 3 },
    { date: '2031-03-09', total: 40_000, people: 4 },
  ]);
});

test('if the URL has neither a day nor a party, no price is shown', async () => {
  expect(await quotes('planes=huacas&fecha=nunca&personas=mil')).toEqual([null]);
  expect((await compare('planes=huacas&personas=2&fecha=2031-03-06&q=sol')).asked).toMatchObject({
    ...{ fecha: '2031-03-06', personas: '2', q: '' },
  });
});
