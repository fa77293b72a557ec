import { expect, test } from 'vitest';
import { readRegion } from '#regions/read-region.ts';
import { interpret, vocabularyOf, withoutPart } from './interpret.rules.ts';

const { search } = await readRegion('trujillo');
const vocabulary = vocabularyOf(search, ['Huaca', 'Cevichería'], ['Huanchaco', 'Víctor Larco Herrera']);

function read(text: string) {
  const { parts, words } = interpret(text, vocabulary);
  const said = parts.map((part) => {
    if (part.kind === 'meaning') return part.meaning.amenity ?? part.meaning.label;
    if (part.kind === 'near') return `near ${part.name}`;
    if (part.kind === 'district') return `in ${part.district}`;
    return part.kind === 'open' ? `open ${JSON.stringify(part.when)}` : part.kind;
  });
  return [said.join(', '), words.join(' ')];
}

test.each([
  ['MUSEOS', 'Museos', ''],
  ['museo con niños', 'Museos, children', ''],
  ['hotel barato en Huanchaco', 'Hoteles, cheap, in Huanchaco', ''],
  ['hoteles en victor larco herrera', 'Hoteles, in Víctor Larco Herrera', ''],
  ['restaurantes cerca de la Plaza de Armas abiertos ahora', 'Restaurantes, near plaza de armas, open "now"', ''],
  ['museo abierto mañana', 'Museos, open {"days":1}', ''],
  ['playas que abren pasado mañana', 'Playas, open {"days":2}', ''],
  ['huacas abiertas los domingos', 'Huacas, open {"weekday":6}', ''],
  ['entrada libre', 'free', ''],
  ['farmacia cerca', 'pharmacy, filler', ''],
  ['cajeros automáticos', 'atm', ''],
  ['museo de arqueología', 'Museos', 'arqueología'],
  ['museo del juguete', 'Museos', 'juguete'],
  ['Casa Ganoza', '', 'casa ganoza'],
  ['mañana', '', 'mañana'],
  ['qué hacer en Huanchaco', 'in Huanchaco', ''],
])('«%s» is understood as %s, and the remaining words are «%s»', (text, parts, words) => {
  expect(read(text)).toEqual([parts, words]);
});

test('taking a part out of a query also removes the words that joined the part to the query', () => {
  const without = (text: string, at: number) => withoutPart(text, interpret(text, vocabulary).parts[at]!);
  expect(without('museo abierto mañana', 1)).toBe('museo');
  expect(without('museo y playa', 1)).toBe('museo');
  expect(without('museo y playa', 0)).toBe('playa');
  expect(without('museo', 0)).toBe('');
  expect(without('hotel barato en Huanchaco', 0)).toBe('barato en Huanchaco');
});
