import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Basis } from './country-schema.ts';
import { readCountryPack } from './read-country.ts';

const countries = (await readdir(join(import.meta.dirname, 'countries'))).map((file) => file.slice(0, 2).toUpperCase());

/** Every basis below a value, with the place where it stands. */
function basesOf(value: unknown, path = ''): [string, Basis][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('review' in value && 'law' in value) return [[path, value as Basis]];
  return Object.entries(value).flatMap(([name, member]) => basesOf(member, `${path}/${name}`));
}

test('there are the packs of the demo’s country and of its neighbour', () => {
  expect(countries.sort()).toEqual(['CO', 'PE']);
});

describe.each(countries)('%s', (country) => {
  test('is sound, and each of its rules says where it stands', async () => {
    const pack = await readCountryPack(country);
    expect(pack.country).toBe(country);
    const bases = basesOf(pack);
    expect(bases.length).toBeGreaterThan(15);
    // A rule without article, date or doubt would be one that nobody looked at.
    for (const [path, { article, date, source, doubt }] of bases)
      expect([path, Boolean(article || date || source || doubt)]).toEqual([path, true]);
  });

  test('whoever claims the whole confirmed has every rule confirmed', async () => {
    const pack = await readCountryPack(country);
    const confirmed = basesOf(pack).every(([, { review }]) => review === 'confirmada');
    expect(pack.status === 'confirmada').toBe(confirmed);
  });

  test('protects children at the foot of every page and at the sign-up, in either legal mode', async () => {
    const { notices, buttons, complaint_book } = await readCountryPack(country);
    for (const mode of ['directory', 'intermediary'] as const) {
      for (const place of ['footer', 'sign_up'] as const)
        expect(notices.some((it) => it.id === 'escnna' && it.places.includes(place) && it.modes.includes(mode))).toBe(
          true,
        );
      expect(buttons.filter((it) => it.places.includes('footer') && it.modes.includes(mode))[0]?.target).toEqual({
        kind: 'complaints',
      });
    }
    expect(new Set(complaint_book.kinds.map(({ id }) => id)).size).toBe(complaint_book.kinds.length);
  });
});

test('a country without a pack is refused', async () => {
  await expect(readCountryPack('XX')).rejects.toThrow();
});
