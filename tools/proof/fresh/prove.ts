import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { listPlaces } from '#features/places/contract/routes.ts';
import { pathOf, type ReplyOf, type ShapeOf } from '#features/route.ts';
import { insertPlaces } from '#tests/places.ts';
import { onStage, type Stage, turnsOf } from '../stage.ts';
import { type Faults, printControl, printVerdict } from '../verdict.ts';

export const AREAS = ['accounts', 'places', 'closures'];
const PATH = pathOf(listPlaces);

interface Size {
  visitors: number;
  seconds: number;
  /** Milliseconds after which every visitor must see a change. */
  mostAge: number;
}

/**
 * `npm run proof -- fresh [--visitors 200] [--seconds 30]`: the region changes the names of two places in one
 * transaction every second, while visitors read a list with both from two servers. No visitor may read two names that never
 * stood together, or names that were replaced more than a second ago. A control serves kept answers without a look at
 * their version.
 */
export async function prove(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { visitors: { type: 'string', default: '200' }, seconds: { type: 'string', default: '30' } },
  });
  const size = { visitors: Number(values.visitors), seconds: Number(values.seconds), mostAge: 1000 };
  return onStage({ areas: AREAS }, async (stage) => {
    const well = await perform(stage, size);
    return (await control(stage, size)) && well;
  });
}

export async function perform(stage: Stage, size: Size): Promise<boolean> {
  await insertPlaces(stage.db, stage.region, [
    { name: 'Huaca 0', slug: 'huaca-uno' },
    { name: 'Huaca 0', slug: 'huaca-dos' },
  ]);
  const { faults, figures } = await readWhileChanging(stage, size);
  return printVerdict(`${size.visitors} visitors read while the region changes places`, faults, figures);
}

/** The proof must fail if the servers do not look at the version. The stage cannot be used afterwards. */
export async function control(stage: Stage, size: Size): Promise<boolean> {
  await Promise.all(stage.sites.map((site) => site.kill().then(() => site.start(['keptVersion']))));
  const { faults } = await readWhileChanging(stage, { ...size, seconds: size.mostAge / 1000 + 4 });
  return printControl('without a look at the version', faults);
}

async function readWhileChanging(stage: Stage, { visitors, seconds, mostAge }: Size) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const next = turnsOf(stage);
  const faults: Faults = [];
  /** Time of the commit, by number of the change. */
  const committed = new Map<number, number>();
  let change = 0;
  let reads = 0;
  let oldest = 0;
  const end = performance.now() + seconds * 1000;

  const region = async () => {
    while (performance.now() < end) {
      change += 1;
      await rename(stage, `Huaca ${change}`);
      committed.set(change, performance.now());
      await wait(1000);
    }
  };
  const visitor = async () => {
    const url = next();
    await wait(Math.random() * 1000);
    while (performance.now() < end) {
      const asked = performance.now();
      const names = await namesAt(url, agent);
      reads += 1;
      const [first, ...others] = names;
      if (names.length !== 2 || others.some((name) => name !== first)) {
        faults.push(`a visitor read ${names.join(' and ')}`);
        continue;
      }
      const replaced = committed.get(Number(first!.slice('Huaca '.length)) + 1) ?? asked;
      oldest = Math.max(oldest, asked - replaced);
      if (asked - replaced > mostAge)
        faults.push(`a visitor read ${first}, replaced ${Math.round(asked - replaced)} ms ago`);
    }
  };
  await Promise.all([region(), ...Array.from({ length: visitors }, visitor)]);
  agent.destroy();
  return { faults, figures: { reads, changes: change, 'oldest ms': Math.round(oldest) } };
}

async function rename({ db, region }: Stage, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from company where region_id = ${region} and name like 'Huaca %' order by id`.execute(trx);
    for (const { id } of rows) await sql`update company set name = ${name} where id = ${id}`.execute(trx);
  });
}

async function namesAt(url: string, agent: Agent): Promise<string[]> {
  const headers = { authorization: 'Bearer vereda-demo' };
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request(url + PATH, { agent, headers }, resolve)
      .on('error', reject)
      .end();
  });
  const page = JSON.parse(await text(answer)) as ReplyOf<ShapeOf<typeof listPlaces>>;
  return page.items.flatMap(({ name }) => (name.startsWith('Huaca ') ? [name] : []));
}
