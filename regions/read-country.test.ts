import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Basis } from './country-schema.ts';
import { readCountryPack } from './read-country.ts';

const countries = (await readdir(join(import.meta.dirname, 'countries'))).map((file) => file.slice(0, 2).toUpperCase());

function basesOf(value: unknown, path = ''): [string, Basis][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('review' in value && 'law' in value) return [[path, value as Basis]];
  return Object.entries(value).flatMap(([name, member]) => basesOf(member, `${path}/${name}`));
}

test('Colombia and Peru have country packs', () => {
  expect(countries.sort()).toEqual(['CO', 'PE']);
});

describe.each(countries)('the country pack %s', (country) => {
  test('is valid, and each of its rules has a legal basis', async () => {
    const pack = await readCountryPack(country);
    expect(pack.country).toBe(country);
    const bases = basesOf(pack);
    expect(bases.length).toBeGreaterThan(15);
    for (const [path, { article, date, source, doubt }] of bases)
      expect([path, Boolean(article || date || source || doubt)]).toEqual([path, true]);
  });

  test('is marked as confirmed exactly if all its rules are confirmed', async () => {
    const pack = await readCountryPack(country);
    const confirmed = basesOf(pack).every(([, { review }]) => review === 'confirmada');
    expect(pack.status === 'confirmada').toBe(confirmed);
  });

  test('requires a child protection notice and a complaints button in the page footer in both legal modes', async () => {
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

test('reading the pack of a country without a pack fails', async () => {
  await expect(readCountryPack('XX')).rejects.toThrow();
});
