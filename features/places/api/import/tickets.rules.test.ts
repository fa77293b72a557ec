import { expect, test } from 'vitest';
import { sharedTickets } from './tickets.rules.ts';

const place = (key: string, name = key, ticketCovers: string[] = []) => ({
  key,
  name,
  ticketCovers,
  records: [{ record: { key, name } }, { record: { key: `osm:${key}`, name } }],
});

test('a sheet names the other places of its ticket with or without the addition in brackets', () => {
  const places = [
    place('site', 'Chan Chan', ['Huaca Arco Iris']),
    place('huaca', 'Huaca Arco Iris (Huaca del Dragón)'),
  ];
  expect(sharedTickets(places)).toEqual({
    ticketOf: new Map([
      ['site', 'site'],
      ['huaca', 'site'],
    ]),
    doubted: [],
  });
});

test('a name that no place or several places have gives no ticket, and the report says so', () => {
  const places = [place('site', 'Chan Chan', ['Museo', 'Huaca']), place('a', 'Huaca'), place('b', 'Huaca')];
  const { ticketOf, doubted } = sharedTickets(places);
  expect(ticketOf.size).toBe(0);
  expect(doubted.map(({ key, reason }) => [key, reason])).toEqual([
    ['site', 'Su boleto sirve para «Museo», que ningún lugar lleva por nombre.'],
    ['site', 'Su boleto sirve para «Huaca», que más de un lugar lleva por nombre.'],
  ]);
});

test('a decision of the editors comes before a sheet, and the report lists unknown keys', () => {
  const places = [place('site', 'Chan Chan', ['Huaca']), place('huaca', 'Huaca'), place('town')];
  const { ticketOf, doubted } = sharedTickets(places, [{ price: 'town', places: ['osm:huaca', 'gone'], why: 'x' }]);
  expect([...ticketOf]).toEqual([
    ['town', 'town'],
    ['huaca', 'town'],
  ]);
  expect(doubted.map(({ key }) => key)).toEqual(['gone', 'huaca']);
});
