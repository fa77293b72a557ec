import { spawn } from 'node:child_process';
import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listPlaces } from '#features/places/contract/routes.ts';
import type { PlanningAnswer } from '#features/trips/contract/planning.ts';
import { planTrip } from '#features/trips/contract/planning-routes.ts';
import type { Wish } from '#features/trips/contract/trip.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { testDatabase } from './database.ts';
import { openFolder } from './open-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const { connection, close } = await testDatabase();
const scratch = await openFolder('region-guide');
afterAll(async () => {
  await close();
  await rm(scratch, { recursive: true });
});

const guides = await Promise.all(
  ['region-guide.md', 'region-guide.es.md'].map((name) => readFile(join(ROOT, 'docs', name), 'utf8')),
);
const [guide = ''] = guides;
const blocks = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^ *\`\`\`${language}\n([^]*?)^ *\`\`\`$`, 'gm'))].map(([, block]) => block!.trim());
const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const { host, port, user, password, database } = connection;
const DATABASE_URL = `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
const SETTINGS = {
  ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  ...{ PORT: '0', LOG_LEVEL: 'error', DATABASE_URL },
  ...{ DATA_DIR: join(scratch, 'data'), REGIONS_DIR: join(scratch, 'regions') },
};

/** Runs a command of the guide in the shell, with the program behind the npm command. */
function run(command: string) {
  const [, assigned = '', name = '', given = ''] =
    /^((?:[A-Z_]+=\S+ )*)npm (?:run )?([\w:]+)(?: -- (.*))?$/.exec(command) ?? [];
  const program = /tools\/[\w-]+\.ts/.exec(scripts[name] ?? '')?.[0];
  if (!program) throw new Error(`There is no npm command in "${command}".`);
  // `npm start` may build the screens, which works only in the project's folder.
  const cwd = name === 'start' ? ROOT : scratch;
  const line = `${assigned}exec "${process.execPath}" "${join(ROOT, program)}" ${given}`;
  return spawn('sh', ['-c', line], { cwd, env: SETTINGS, stdio: ['ignore', 'pipe', 'pipe'] });
}

function outcome(program: ReturnType<typeof run>): Promise<string | undefined> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const address = / is open at (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    program.once('exit', (code) => (code === 0 ? resolve(undefined) : reject(new Error(said))));
  });
}

test('both languages of the guide have the same commands and files', () => {
  const [english, spanish] = guides.map((text) => [...blocks(text, 'sh'), ...blocks(text, 'geojson')]);
  expect(spanish).toEqual(english);
  expect(english).toHaveLength(5);
});

test('the commands of the guide lead from an empty folder to the first plan', async () => {
  const [make = '', map = '', look = '', serve = '', ...others] = blocks(guide, 'sh');
  expect(others).toEqual([]);
  const folder = join(scratch, 'regions', 'costa');
  await copyFile(join(ROOT, 'tests', 'fixtures', 'trujillo.osm.pbf'), join(scratch, 'trujillo.osm.pbf'));

  await outcome(run(make));
  expect(await readdir(folder)).toEqual(['LICENCES.md', 'look.json', 'places', 'region.json', 'search.json']);

  await outcome(run(map));
  expect(await readdir(join(folder, 'basemap'))).toEqual([
    ...['districts.geojson', 'roads-main.geojson', 'towns.geojson', 'water.geojson'],
  ]);

  await outcome(run(look));
  const report = JSON.parse(await readFile(join(scratch, 'report.json'), 'utf8'));
  expect(report).toMatchObject({ region: 'costa', dryRun: true });
  expect(report.refused).toEqual([]);
  const taken = report.taken.map(({ name }: { name: string }) => name);
  expect(taken).toEqual(expect.arrayContaining(['Huaca de la Luna', 'Museo Huacas de Moche']));

  const site = run(serve);
  try {
    const address = await outcome(site);
    const headers = { authorization: 'Bearer vereda-demo' };
    const read = async (path: string) => {
      const answer = await fetch(address + path, { headers });
      return { status: answer.status, text: await answer.text() };
    };
    expect(await read('/')).toEqual({
      status: 200,
      text: expect.stringContaining('<title>Descubre Moche y Salaverry – '),
    });
    const { items } = JSON.parse((await read(listPlaces.path)).text);
    expect((await read(`/lugares/${items[0].slug}`)).text).toContain(items[0].name);
    for (const path of [
      '/explorar',
      '/itinerarios',
      '/planes',
      '/arma-tu-viaje',
      '/fuentes',
      '/mapa/costa/manifiesto.json',
    ])
      expect([path, (await read(path)).status]).toEqual([path, 200]);
    expect((await read('/itinerarios')).text).toContain('Todavía no hay itinerarios');
    const { scene, seed } = items[0].poster;
    const picture = await read(posterUrl({ region: 'costa', scene, seed }));
    expect(picture).toEqual({ status: 200, text: expect.stringContaining('<svg') });

    const planned = await fetch(address + planTrip.path, {
      method: planTrip.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ wish: WISH }),
    });
    expect(planned.status).toBe(200);
    const text = await planned.text();
    const { plans }: PlanningAnswer = JSON.parse(text);
    const [best] = plans;
    const visits = best!.plan.days.map(({ stops }) => stops.filter(({ place }) => place !== null).length);
    expect(visits).toEqual([expect.toSatisfy((count) => count > 1), expect.toSatisfy((count) => count > 1)]);
    expect(text).toContain('"road_graph"');
  } finally {
    const gone = new Promise((resolve) => site.once('exit', resolve));
    if (site.exitCode === null && site.kill('SIGTERM')) await gone;
  }
}, 300_000);

const WISH: Wish = {
  startDate: '2027-03-18',
  days: 2,
  start: { name: 'Plaza de Moche', lon: -79.0088, lat: -8.1714 },
  earliest: 510,
  latest: 1110,
  party: { adults: 2, children: 0, seniors: 0 },
  pace: 'balanced',
  interests: { archaeology: 3 },
  must: [],
  avoid: [],
  needs: [],
  knownHoursOnly: false,
};
