import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bookingRows } from '#features/bookings/api/public.ts';
import { dropUnsold } from '#features/operators/api/departures/departure.store.ts';
import { followRules } from '#features/operators/api/departures/follow-rules.ts';
import { refreshPlanWords } from '#features/operators/api/plan-words.store.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { saveOperatorPlace } from '#features/places/api/public.ts';
import { type Region, readRegion } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';
import { allowLongWork } from '#server/database/time-limits.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { fingerprintOf, prepareOnce } from '#server/prepare-once.ts';
import { demoOperatorPeople } from '../accounts/demo-accounts.ts';
import { demoId } from '../demo-id.ts';
import { placeIdsByKey } from '../places.store.ts';
import { type OperatorFile, readOperatorFile } from './operator-file.ts';
import { demoPlace, demoRows } from './operator-rows.ts';
import { joinByAddress, keepOneSoldOut, saveProfile, writeDemo } from './operators.store.ts';

const DAY_MS = 86_400_000;

export async function prepareDemoOperators(platform: Platform): Promise<void> {
  const { db, config } = platform;
  const region = await readRegion(config.REGION, { regions: config.REGIONS_DIR });
  const clock = regionClock(region);
  const made = await fingerprintOf(join(region.folder, 'operators'), import.meta.dirname).catch(() => '');
  const year = today(clock).slice(0, 4);
  if (made) {
    await prepareOnce(platform, 'operators', `${made} ${year}`, async () => {
      await importDemo(db, region, Number(year));
      await followRules(platform, clock);
    });
  }
  await finishDemo(platform, region);
}

export async function readOperatorFiles(folder: string): Promise<OperatorFile[]> {
  const path = join(folder, 'operators');
  if (!existsSync(path)) return [];
  const names = (await readdir(path)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => readOperatorFile(await readFile(join(path, name), 'utf8'), `operators/${name}`)),
  );
}

async function importDemo(db: Database, region: Region, year: number): Promise<void> {
  const files = await readOperatorFiles(region.folder);
  const keys = files.flatMap(({ plans }) =>
    plans.flatMap(({ days }) => days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []))),
  );
  const places = await placeIdsByKey(db, region.id, [...new Set(keys)]);
  const missing = [...new Set(keys)].filter((key) => !places.has(key));
  if (missing.length > 0) throw new Error(`operators: no place has the key ${missing.join(', ')}`);
  const { time_zone: zone, currency } = region.settings;
  const rows = demoRows(files, { region: region.id, zone, currency: currency.code, places, year });
  await inTransaction(db, async (trx) => {
    await allowLongWork(trx);
    for (const ruleId of await writeDemo(trx, region.id, rows))
      await dropUnsold(trx, { region: region.id, ruleId, bookings: bookingRows }, new Date());
    for (const file of files) {
      const placeId = await saveOperatorPlace(trx, region.id, demoPlace(region.id, file));
      await saveProfile(trx, region.id, demoId(region.id, file.slug), placeId);
    }
    await refreshPlanWords(trx, region.id, null);
  });
}

async function finishDemo({ db, config }: Platform, region: Region): Promise<void> {
  const now = Date.now();
  for (const { slug, plans, staffed } of await readOperatorFiles(region.folder)) {
    if (staffed) await joinByAddress(db, config.REGION, demoId(config.REGION, slug), demoOperatorPeople());
    for (const plan of plans.filter(({ inDemand }) => inDemand)) {
      const id = demoId(config.REGION, slug, plan.slug);
      await keepOneSoldOut(db, config.REGION, id, new Date(now + 6 * DAY_MS), new Date(now + 30 * DAY_MS));
    }
  }
}
