import { OPEN_DATA_FILES, type OpenDataSource } from '#features/open-data/contract/open-data.ts';
import { placeSources } from '#features/places/api/public.ts';
import type { RegionSource } from '#regions/region-schema.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Platform } from '#server/platform.ts';
import { dropOldFolders, openDumpWriter } from './dump-folder.ts';
import { FILE_FORMATS } from './file-formats.ts';
import { ownSource } from './licences.rules.ts';
import { saveDump } from './open-data.store.ts';
import { type OpenPlace, openPlace, type PlaceContext } from './open-place.view.ts';
import { readPublishedPlaces } from './published-places.store.ts';

const PAGE = 500;

type Parts = Pick<Platform, 'db' | 'config' | 'region'>;

/** Writes new files and then serves them instead of the old files. */
export async function makeDump({ db, config, region }: Parts, operators: Rows): Promise<void> {
  const { settings } = await region.current();
  const sources = await placeSources(db, config.REGION, settings.sources);
  const context: PlaceContext = {
    sources: new Map(sources.map((source) => [source.id, source])),
    own: ownSource(sources, settings.name, settings.data_date),
    publicUrl: config.PUBLIC_URL,
    decimals: settings.currency.decimals,
  };
  const tally = new Map<string, OpenDataSource>();
  let [places, leftOut] = [0, 0];
  const writer = await openDumpWriter(config, OPEN_DATA_FILES);
  const head = { name: settings.product, publicUrl: config.PUBLIC_URL, madeAt: new Date() };
  try {
    for (const name of OPEN_DATA_FILES) await writer.write(name, FILE_FORMATS[name].begin(head));
    for (let after: string | null = null; ; ) {
      const page = await readPublishedPlaces(db, config.REGION, operators, { after, limit: PAGE });
      const open = page.flatMap((place) => openPlace(place, context) ?? []);
      for (const name of OPEN_DATA_FILES) await writer.write(name, FILE_FORMATS[name].add(open, places === 0));
      for (const place of open) count(tally, place);
      places += open.length;
      leftOut += page.length - open.length;
      if (page.length < PAGE) break;
      after = page.at(-1)!.id;
    }
    for (const name of OPEN_DATA_FILES) await writer.write(name, FILE_FORMATS[name].end);
    const { folder, files } = await writer.finish();
    const byUse = [...tally.values()].sort((a, b) => b.places - a.places);
    await saveDump(db, config.REGION, { folder, files, places, leftOut, sources: byUse });
    await dropOldFolders(config, folder);
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

function count(tally: Map<string, OpenDataSource>, { sources }: OpenPlace): void {
  for (const source of new Set(sources.map((one) => one.source))) {
    const known = tally.get(source.id) ?? viewOf(source);
    known.places += 1;
    tally.set(source.id, known);
  }
}

const viewOf = ({ name, attribution, licence, licence_name, licence_url, url }: RegionSource): OpenDataSource => ({
  ...{ name, attribution, licence, url, places: 0 },
  licenceName: licence_name,
  licenceUrl: licence_url,
});
