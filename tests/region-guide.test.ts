import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listPlaces } from '#features/places/contract/routes.ts';
import { testDatabase } from './database.ts';
import { openFolder } from './open-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const { connection, close } = await testDatabase();
const scratch = await openFolder('region-guide');
afterAll(async () => {
  await close();
  await rm(scratch, { recursive: true });
});

const guide = await readFile(join(ROOT, 'docs', 'region-guide.md'), 'utf8');
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^ *\`\`\`${language}\n([^]*?)^ *\`\`\`$`, 'gm'))].map(([, text]) => text!.trim());
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

function run(command: string) {
  const [, assigned = '', name, given = ''] =
    /^((?:[A-Z_]+=\S+ )*)npm (?:run )?([\w:]+)(?: --(.*))?$/.exec(command) ?? [];
  if (!name) return spawn('sh', ['-e', '-c', command], { cwd: scratch });
  const program = /tools\/[\w-]+\.ts/.exec(scripts[name] ?? '')?.[0];
  if (!program) throw new Error(`There is no npm command "${name}".`);
  const settings = Object.fromEntries(assigned.split(' ').flatMap((one) => (one ? [one.split('=')] : [])));
  const words = given.split(' ').filter(Boolean);
  // `npm start` may build the screens, which works only in the project's folder.
  const cwd = name === 'start' ? ROOT : scratch;
  return spawn(process.execPath, [join(ROOT, program), ...words], { cwd, env: { ...SETTINGS, ...settings } });
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

test('the steps of docs/region-guide.md turn a copied folder into a running site', async () => {
  await mkdir(join(scratch, 'regions'));
  await cp(join(ROOT, 'regions', 'trujillo'), join(scratch, 'regions', 'trujillo'), { recursive: true });
  const folder = join(scratch, 'regions', 'costa');
  const [prepare = '', look = '', serve = ''] = blocks('sh');
  const [changes = '', ...others] = blocks('json').map((text) => JSON.parse(text));
  const [place = ''] = blocks('geojson');
  expect(others).toEqual([]);

  await outcome(run(prepare));
  const {
    roads: _,
    amenities: __,
    streets: ___,
    bus_lines: ____,
    ...settings
  } = JSON.parse(await readFile(join(folder, 'region.json'), 'utf8'));
  await writeFile(join(folder, 'region.json'), JSON.stringify({ ...settings, ...changes }));
  await writeFile(join(folder, changes.imports[0].file), place);

  await outcome(run(look));
  const report = JSON.parse(await readFile(join(scratch, 'report.json'), 'utf8'));
  const [{ properties }] = JSON.parse(place).features;
  expect(report).toMatchObject({ region: 'costa', dryRun: true, taken: [{ name: properties.name, as: 'new' }] });

  const site = run(serve);
  try {
    const address = await outcome(site);
    const read = async (path: string) => {
      const answer = await fetch(address + path, { headers: { authorization: 'Bearer vereda-demo' } });
      return { status: answer.status, text: await answer.text() };
    };
    expect(await read('/')).toEqual({ status: 200, text: expect.stringContaining(`<title>${changes.product} – `) });
    const { items } = JSON.parse((await read(listPlaces.path)).text);
    expect(items).toMatchObject([{ name: properties.name }]);
    const page = await read(`/lugares/${items[0].slug}`);
    expect(page).toEqual({ status: 200, text: expect.stringContaining(properties.name) });
    for (const path of ['/explorar', '/itinerarios', '/planes', '/arma-tu-viaje', '/fuentes'])
      expect([path, (await read(path)).status]).toEqual([path, 200]);
  } finally {
    const gone = new Promise((resolve) => site.once('exit', resolve));
    if (site.exitCode === null && site.kill('SIGTERM')) await gone;
  }
}, 120_000);
