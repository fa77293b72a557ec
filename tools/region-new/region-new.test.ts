import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { faintPairs } from '#features/organisation/contract/palette.ts';
import { CATEGORIES } from '#features/places/contract/place.ts';
import { INTERESTS } from '#features/trips/contract/trip.ts';
import { poster } from '#posters/poster.ts';
import { RegionError, readRegion } from '#regions/read-region.ts';
import { face as trujillo } from '#regions/trujillo/face.ts';
import { readLook } from '#server/region/read-look.ts';
import { joinNegativeValues } from '../negative-values.ts';
import { existingMap } from '../region-map/write-map.ts';
import { type Answers, planRegion } from './answers.rules.ts';
import { folderTexts } from './folder-texts.ts';
import { FolderExists, makeFolder } from './make-folder.ts';
import { regionPalette } from './palette.rules.ts';

const COUNTRIES = [
  { country: 'PE', name: 'Perú' },
  { country: 'MX', name: 'México' },
];
const ANSWERS: Answers = { name: 'Valle de Ñañá', country: 'pe', box: '-76.9,-12.05,-76.8,-11.95' };
const scratch = await mkdtemp(join(tmpdir(), 'vereda-region-new-'));
afterAll(() => rm(scratch, { recursive: true }));

function planOf(answers: Answers) {
  const planned = planRegion(answers, COUNTRIES);
  if ('faults' in planned) throw new Error(planned.faults.join('\n'));
  return planned.plan;
}
const faultsOf = (answers: Answers) => {
  const planned = planRegion(answers, COUNTRIES);
  return 'faults' in planned ? planned.faults : [];
};

test('name, country and box are enough for a region that is valid, a demo, and has no data of another region', async () => {
  const plan = planOf(ANSWERS);
  expect(plan).toMatchObject({ id: 'valle-de-nana', timeZone: 'America/Lima', currency: { code: 'PEN' } });
  const folder = await makeFolder(scratch, plan.id, await folderTexts(plan, '2026-11-30'));
  const region = await readRegion(plan.id, { regions: scratch });
  expect(region.settings).toMatchObject({
    name: 'Valle de Ñañá',
    bbox: [-76.9, -12.05, -76.8, -11.95],
    reach: [-76.95, -12.1, -76.75, -11.9],
    centre: { lon: -76.85, lat: -12, label: 'el centro de Valle de Ñañá' },
    demo: true,
  });
  expect(await existingMap(region)).toEqual([]);
  const written = await Promise.all(
    ['region.json', 'look.json', 'search.json'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  expect(written.join()).not.toMatch(/Trujillo|Huanchaco|Chan Chan|Cusco/);
});

test('an existing folder is not changed', async () => {
  const texts = await folderTexts(planOf({ ...ANSWERS, id: 'lago' }), '2026-11-30');
  await makeFolder(scratch, 'lago', texts);
  await writeFile(join(scratch, 'lago', 'region.json'), 'mine');
  await expect(makeFolder(scratch, 'lago', texts)).rejects.toThrow(FolderExists);
  expect(await readFile(join(scratch, 'lago', 'region.json'), 'utf8')).toBe('mine');
});

test('a region with an organisation is no demo', () => {
  const organisation = { organisation: 'Municipalidad', email: 'turismo@muni.gob.pe' };
  expect(planOf({ ...ANSWERS, ...organisation }).organisation).toMatchObject({ name: 'Municipalidad' });
  expect(faultsOf({ ...ANSWERS, organisation: 'Municipalidad' })).toEqual([
    '--email: an organisation needs an email address',
  ]);
});

test.each<[Answers, string]>([
  [{}, '--name: is missing'],
  [{ ...ANSWERS, id: 'Lago Azul' }, '--id: an id has'],
  [{ ...ANSWERS, id: '../lago' }, '--id: an id has'],
  [{ ...ANSWERS, id: 'countries' }, '--id: "countries" is the folder'],
  [{ ...ANSWERS, country: 'xx' }, '--country: there is no country pack for "xx". Packs: PE (Perú), MX (México)'],
  [{ ...ANSWERS, box: '1,2' }, '--box: a box is four numbers'],
  [{ ...ANSWERS, colours: 'red' }, '--colours: give three colours'],
  [{ ...ANSWERS, centre: 'Plaza' }, '--centre: give name, longitude and latitude'],
  [{ ...ANSWERS, centre: 'Plaza,-12,-76.85' }, '--centre: -12,-76.85 lies outside the box'],
  [{ ...ANSWERS, country: 'MX' }, '--time-zone: MX has several time zones'],
  [{ ...ANSWERS, 'time-zone': 'America/Nowhere' }, '--time-zone: there is no time zone'],
  [{ ...ANSWERS, currency: 'soles' }, '--currency: choose one of PEN'],
])('%j is refused: %s', (answers, fault) => {
  expect(faultsOf(answers).join('\n')).toContain(fault);
});

test('numbers that begin with a minus are values of the option before them', () => {
  expect(joinNegativeValues(['--box', '-79,-8,-78,-7', '--name', 'Lago', '--sea', '--id'])).toEqual([
    ...['--box=-79,-8,-78,-7', '--name', 'Lago', '--sea', '--id'],
  ]);
});

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('any three colours give a palette with enough contrast', () => {
  fc.assert(
    fc.property(fc.record({ accent: colour, link: colour, warm: colour }), (colours) => {
      expect(faintPairs(regionPalette(colours))).toEqual([]);
    }),
    { numRuns: 60, examples: [[{ accent: '#ffff00', link: '#ffffff', warm: '#000000' }]] },
  );
});

test('the palette has all colours of the example regions', () => {
  const colours = { accent: '#8a2a3b', link: '#1d5c63', warm: '#b4622a' };
  expect(Object.keys(regionPalette(colours)).sort()).toEqual(Object.keys(trujillo.palette).sort());
});

test.each([
  ['with a coast', 'Océano Pacífico'],
  ['without a coast', undefined],
])('every picture of a region %s can be drawn', async (name, sea) => {
  const plan = planOf({ ...ANSWERS, id: sea ? 'mar' : 'sierra', ...(sea && { sea }) });
  const folder = await makeFolder(scratch, plan.id, await folderTexts(plan, '2026-11-30'));
  const { look, art } = await readLook(folder);
  expect([name, Object.keys(art.byCategory).sort()]).toEqual([name, [...CATEGORIES].sort()]);
  expect(Object.keys(look.interests).every((interest) => INTERESTS.some((one) => one === interest))).toBe(true);
  expect('beach' in look.interests).toBe(sea !== undefined);
  for (const scene of Object.keys(art.scenes))
    expect(poster({ art, scene, seed: scene, format: 'card' })).toContain('<svg');
  const { scene, day, night } = art.hero;
  for (const hour of [day, night]) expect(poster({ art, scene, seed: scene, hour, format: 'hero' })).toContain('<svg');
  expect(look.hero.alt).toBe(art.scenes[scene]!.label);
});

test('the faults of a look are reported with their paths', async () => {
  const texts = await folderTexts(planOf({ ...ANSWERS, id: 'roto' }), '2026-11-30');
  const look = JSON.parse(texts['look.json']!);
  const broken = async (change: () => void) => {
    await rm(join(scratch, 'roto'), { recursive: true, force: true });
    change();
    return makeFolder(scratch, 'roto', { ...texts, 'look.json': JSON.stringify(look) }).then(
      () => [],
      (error) => (error instanceof RegionError ? error.faults : Promise.reject(error)),
    );
  };
  expect(await broken(() => look.art.scenes.splice(look.art.scenes.indexOf('valle'), 1))).toEqual([
    'regions/roto/look.json/art/scenes: "valle" is used, but not listed',
  ]);
  expect(await broken(() => Object.assign(look.palette, { 'brand-ink': 'red' }))).toEqual([
    expect.stringContaining('regions/roto/look.json/palette/brand-ink'),
  ]);
});
