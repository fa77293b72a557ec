import { expect, test } from 'vitest';
import type { CountryPack } from '#regions/country-schema.ts';
import { readCountryPack } from '#regions/read-country.ts';
import { readRegion } from '#regions/read-region.ts';
import { lawOfFace } from './law-of-face.ts';

const { settings } = await readRegion('trujillo');
const lawIn = (country: CountryPack, legal_mode: 'directory' | 'intermediary') =>
  lawOfFace({ country, settings: { ...settings, legal_mode } });
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

test('a business’s page shows legal notices and the register of providers only in the legal mode `intermediary`', async () => {
  const [peru, colombia] = [await readCountryPack('PE'), await readCountryPack('CO')];
  expect(lawIn(peru, 'directory').listing).toEqual({ notices: [], register: null });
  const { listing } = lawIn(peru, 'intermediary');
  expect([ids(listing.notices), listing.register?.shortName]).toEqual([
    ['total_price', 'register'],
    'Directorio Nacional',
  ]);
  // A notice in the page's footer is not repeated on the listing.
  expect(ids(lawIn(colombia, 'intermediary').notices)).toContain('register');
  expect(ids(lawIn(colombia, 'intermediary').listing.notices)).toEqual(['total_price']);
});

test('the footer shows an intermediary’s register number if the country requires registration', async () => {
  const peru = await readCountryPack('PE');
  const registered = { ...settings, organisation: { ...settings.organisation, register_number: 'LL-0042' } };
  const footIn = (legal_mode: 'directory' | 'intermediary', it: typeof settings = registered) =>
    lawOfFace({ country: peru, settings: { ...it, legal_mode } }).notices.find(({ id }) => id === 'own_register');
  expect(footIn('intermediary')).toEqual({
    id: 'own_register',
    title: 'Directorio Nacional',
    text: `${settings.organisation.legal_name}: LL-0042`,
  });
  expect(footIn('directory')).toBeUndefined();
  expect(footIn('intermediary', settings)).toBeUndefined();
});

test('a button that the law requires on the home page is shown there, and not in the footer', async () => {
  const peru = await readCountryPack('PE');
  expect(lawIn(peru, 'directory').home).toEqual({ notices: [], buttons: [] });
  const [book] = peru.buttons;
  const asked = { ...peru, buttons: [{ ...book!, places: ['home' as const] }] };
  expect(lawIn(asked, 'directory').home.buttons).toEqual([
    { id: 'complaint_book', label: 'Libro de Reclamaciones', hint: 'Respuesta en 15 días hábiles', href: '/reclamos' },
  ]);
  expect(lawIn(asked, 'directory').buttons).toEqual([]);
});
