import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ImportSource, Mapping } from '#features/imports/contract/imports.ts';
import { districtSpelling, listKnownPlaces } from '#features/places/api/public.ts';
import type { Platform } from '#server/platform.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import type { HeadedTable } from '../mapping/recognise-columns.rules.ts';
import { sourceIdOf } from '../mapping/usual-source.ts';
import { type JudgeContext, type JudgedRow, judgeRow, type Position } from './judge-rows.rules.ts';
import { knownTwins } from './twins.rules.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

interface File {
  table: HeadedTable;
  reading: { mapping: Mapping; source: ImportSource };
  fileName: string;
}

/** Judges the rows in chunks, between which other work of the process runs. */
export async function* judgeAll(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  region: RegionNow,
  { table, reading: { mapping, source }, fileName }: File,
  chunk: number,
): AsyncGenerator<JudgedRow[]> {
  const { settings, country } = region;
  const known = await listKnownPlaces(db, config.REGION);
  const context: JudgeContext = {
    ...{ mapping, source, fileName, sourceId: sourceIdOf(source) },
    known: knownTwins(known),
    byKey: new Map(known.flatMap((place) => place.keys.map((key) => [key, place]))),
    countryCode: country.phone_code,
    currency: settings.currency,
    insideBox: within(settings.bbox),
    insideReach: within(settings.reach),
    districtName: await districtSpelling(region),
  };
  const seen = new Map<string, number>();
  for (let at = 0; at < table.rows.length; at += chunk) {
    yield table.rows.slice(at, at + chunk).map((row) => judgeRow(row, context, seen));
    await yieldToOthers();
  }
}

export const within =
  ([west, south, east, north]: Box) =>
  ({ lon, lat }: Position): boolean =>
    lon >= west && lon <= east && lat >= south && lat <= north;
