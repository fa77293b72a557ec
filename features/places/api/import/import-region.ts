import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { ensureRegion } from '#features/organisation/api/public.ts';
import { noteDifferences } from '#features/places/api/region/differences.store.ts';
import type { Ways } from '#planner/roads/ways.ts';
import type { RegionArt } from '#posters/art.ts';
import { chooseScene } from '#posters/choose-scene.ts';
import type { Region } from '#regions/read-region.ts';
import type { RegionSource } from '#regions/region-schema.ts';
import type { Tables } from '#server/database/tables.ts';
import { allowLongWork } from '#server/database/time-limits.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { fingerprintOf } from '#server/prepare-once.ts';
import { readArt } from '#server/region/read-art.ts';
import { mergedPlaces } from '../merge/former-place.store.ts';
import { placeSources } from '../place-sources.store.ts';
import { addedRecords } from './added.store.ts';
import { type DescribedPlace, describePlace } from './describe-place.rules.ts';
import {
  type ImportedRow,
  knownPlaces,
  lastDataHash,
  lockImports,
  refreshWords,
  type SourceRow,
  writePlaces,
  writeRun,
  writeSources,
} from './import.store.ts';
import type { ImportReport } from './import-report.ts';
import { mergeRecords } from './merge.rules.ts';
import { slugOf } from './names.rules.ts';
import { type RegionData, readRegionData } from './read-region-data.ts';
import type { Doubt, SourceRecord } from './source-record.ts';
import { sharedTickets } from './tickets.rules.ts';

export interface ImportOptions {
  dryRun?: boolean;
  ways: Ways | null;
}

/**
 * Never deletes places, and keeps values that people edited.
 * @throws {UnreadableFile} before anything is written
 */
export async function importRegion(
  db: Kysely<Tables>,
  region: Region,
  { dryRun = false, ways }: ImportOptions,
): Promise<ImportReport> {
  const files = await readImportFiles(region, ways);
  return importInTransaction(db, region, { dryRun }, (trx) => importInto(trx, region, files, { dryRun }));
}

/** Runs `work` while no other import of the region runs. A dry run leaves nothing behind. */
export async function importInTransaction<Result>(
  db: Kysely<Tables>,
  region: Region,
  { dryRun }: { dryRun: boolean },
  work: (trx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const undo = new Error('dry run');
  let result: { value: Result } | undefined;
  await inTransaction(db, async (trx) => {
    await allowLongWork(trx);
    await ensureRegion(trx, region.id);
    await lockImports(trx, region.id);
    result = { value: await work(trx) };
    if (dryRun) throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
  return result!.value;
}

export interface ImportFiles {
  data: RegionData;
  art: RegionArt;
  ways: Ways | null;
  dataHash: string;
}

/** @throws {UnreadableFile} */
export async function readImportFiles(region: Region, ways: Ways | null): Promise<ImportFiles> {
  const data = await readRegionData(region);
  return { data, art: await readArt(region.folder), ways, dataHash: await dataHash(region) };
}

interface IntoOptions {
  dryRun: boolean;
  onProgress?: ((written: number, total: number) => Promise<void>) | undefined;
}

/**
 * Makes places of all records, from the region's folder and from files that staff imported. No other code does so.
 * `trx` must hold the lock of `importInTransaction`.
 */
export async function importInto(
  trx: Kysely<Tables>,
  region: Region,
  { data: folder, art, ways, dataHash }: ImportFiles,
  { dryRun, onProgress }: IntoOptions,
): Promise<ImportReport> {
  const startedAt = new Date();
  const sources = await placeSources(trx, region.id, region.settings.sources);
  const data = { ...folder, records: [...(await addedRecords(trx, region.id)), ...folder.records] };
  const known = await knownPlaces(trx, region.id);
  const pinOf = pinsOf(region.id, known.pins, await mergedPlaces(trx, region.id));
  const { places, tickets, merged, doubted } = makePlaces(data, region, { sources, pinOf });
  const report: ImportReport = {
    region: region.id,
    dataHash,
    dryRun,
    taken: [],
    merged,
    doubted: [...data.doubted, ...doubted],
    refused: data.refused,
    repaired: data.repaired,
    changed: 0,
    hoursByClass: countBy(places, (place) => place.hours_class),
  };
  const { rows, sources: stated } = rowsOf(places, {
    ...{ region, art, ways, tickets, known },
    doubted: report.doubted,
  });
  const { added, changed } = await writePlaces(trx, rows, onProgress);
  await noteDifferences(trx, region.id, rows);
  const sourcesChanged = await writeSources(trx, region.id, stated);
  const [isNew, isChanged] = [new Set(added), new Set(changed)];
  report.taken = rows.map(({ id, name }, i) => ({
    key: places[i]!.key,
    name: String(name),
    id,
    as: isNew.has(id) ? 'new' : isChanged.has(id) ? 'changed' : 'same',
  }));
  report.changed = added.length + changed.length + sourcesChanged;
  if (report.changed > 0) await refreshWords(trx, region.id);
  if (report.changed > 0 || (await lastDataHash(trx, region.id)) !== report.dataHash)
    await writeRun(trx, report, startedAt);
  return report;
}

/** The hash covers the region's data files and the code of the import. */
export function dataHash({ folder }: Region): Promise<string> {
  const root = join(import.meta.dirname, '../../../..');
  return fingerprintOf(
    folder,
    import.meta.dirname,
    join(root, 'planner/hours'),
    join(root, 'planner/roads'),
    join(root, 'posters/choose-scene.ts'),
  );
}

type PinOf = (record: SourceRecord) => string | undefined;

/** A record that made a merged place, and that is unknown today, belongs to the place that was kept. */
function pinsOf(region: string, pins: ReadonlyMap<string, string>, merged: ReadonlyMap<string, string>): PinOf {
  return ({ source, key }) =>
    pins.get(`${source} ${key}`) ?? (merged.size > 0 ? merged.get(idFrom(region, key)) : undefined);
}

function makePlaces(
  data: RegionData,
  { settings }: Region,
  { sources, pinOf }: { sources: RegionSource[]; pinOf: PinOf },
): {
  places: PinnedPlace[];
  tickets: Map<string, string>;
  merged: ImportReport['merged'];
  doubted: Doubt[];
} {
  const { groups, merged, doubted } = mergeRecords(data.records, data.curation, pinOf);
  const context = {
    sources,
    curation: data.curation,
    byKey: new Map(data.records.map((record) => [record.key, record])),
    districtAt: (lon: number, lat: number) => data.districts.at(lon, lat),
    year: Number(settings.data_date.slice(0, 4)),
  };
  const described = groups.map((group) => describePlace(group, context));
  const places = described.map(({ place }, i) => ({ ...place, pin: groups[i]!.pin }));
  const tickets = sharedTickets(places, data.curation.tickets);
  return {
    places,
    tickets: tickets.ticketOf,
    merged,
    doubted: [...doubted, ...described.flatMap((one) => one.doubted), ...tickets.doubted],
  };
}

/** A described place with the id to which people pinned its records. */
type PinnedPlace = DescribedPlace & { pin: string | undefined };

interface RowContext {
  region: Region;
  known: Awaited<ReturnType<typeof knownPlaces>>;
  art: RegionArt;
  ways: Ways | null;
  tickets: ReadonlyMap<string, string>;
  doubted: Doubt[];
}

function rowsOf(
  places: PinnedPlace[],
  { region, art, ways, tickets, doubted, known: { bySource, slugs } }: RowContext,
) {
  const slugOfId = new Map([...slugs].map(([slug, id]) => [id, slug]));
  const idByKey = new Map<string, string>();
  const taken = new Set(places.flatMap(({ pin }) => pin ?? []));
  for (const place of places) {
    const known = place.pin
      ? [place.pin]
      : [
          ...new Set(place.records.flatMap(({ record }) => bySource.get(`${record.source} ${record.key}`) ?? [])),
        ].filter((id) => !taken.has(id));
    if (known.length > 1) {
      doubted.push({
        key: place.key,
        name: place.name,
        reason: `Ya figura en ${known.length} fichas publicadas: se actualiza la primera y las otras quedan.`,
      });
    }
    const id = known[0] ?? idFrom(region.id, place.key);
    taken.add(id);
    for (const { record } of place.records) idByKey.set(record.key, id);
  }
  const { centre } = region.settings;
  const fromCentre = ways?.from(
    centre,
    places.map(({ lon, lat, records }) => ({ lon, lat, keys: records.map(({ record }) => record.key) })),
  );
  const rows = places.map((place, i): ImportedRow => {
    const { key, records, partOf, ticketCovers: _, pin: __, ...columns } = place;
    const id = idByKey.get(key)!;
    const slug = slugOfId.get(id) ?? freeSlug(place, slugs);
    slugs.set(slug, id);
    const setting = slugOf(place.kind_label);
    return {
      ...columns,
      region_id: region.id,
      id,
      slug,
      part_of: (partOf && partOf !== key && idByKey.get(partOf)) || null,
      ticket: idByKey.get(tickets.get(key) ?? '') ?? null,
      from_centre: fromCentre?.[i] ?? null,
      poster: { scene: chooseScene(art, { category: place.category, place: slug, setting, seed: slug }), seed: slug },
    };
  });
  const sources = places.flatMap((place) =>
    place.records.map(
      ({ record, source, fields }): SourceRow => ({
        source: source.id,
        source_key: record.key,
        company_id: idByKey.get(place.key)!,
        licence: source.licence_name,
        dated: record.date,
        url: record.url,
        fields,
        raw: record.raw,
      }),
    ),
  );
  return { rows, sources: mergeRepeated(sources) };
}

function mergeRepeated(rows: SourceRow[]): SourceRow[] {
  const byKey = new Map<string, SourceRow>();
  for (const row of rows) {
    const key = `${row.source} ${row.source_key}`;
    const first = byKey.get(key);
    if (first) first.fields = [...new Set([...first.fields, ...row.fields])].sort();
    else byKey.set(key, row);
  }
  return [...byKey.values()];
}

/** Every installation derives the same id, so links and saved trips survive a new database. */
export function idFrom(region: string, key: string): string {
  const bytes = createHash('sha256').update(`company ${region} ${key}`).digest().subarray(0, 16);
  // In a UUID of version 8 (RFC 9562) the application chooses the content.
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function freeSlug({ name, district }: DescribedPlace, taken: ReadonlyMap<string, string>): string {
  const base = slugOf(name);
  const candidates = [base, ...(district ? [`${base}-${slugOf(district)}`] : [])];
  for (const candidate of candidates) if (!taken.has(candidate)) return candidate;
  for (let n = 2; ; n += 1) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`;
}

function countBy<T>(items: readonly T[], of: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[of(item)] = (counts[of(item)] ?? 0) + 1;
  return counts;
}
