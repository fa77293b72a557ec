import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { RegionError, readRegion } from '#regions/read-region.ts';
import { type Box, overlap, readBox } from '#server/osm/box.ts';
import { UnreadableExtract } from '#server/osm/read-elements.ts';
import { joinNegativeValues } from './negative-values.ts';
import type { Extract } from './region-map/extract.ts';
import { changeSettings, withMapFiles } from './region-map/name-files.ts';
import { showProgress } from './region-map/progress.ts';
import { readExtract } from './region-map/read-extract.ts';
import { drawMap, existingMap, MAP_FILES, type MapCounts, type MapFile, writeMap } from './region-map/write-map.ts';
import { regionsFolder } from './regions-folder.ts';

const USAGE = `npm run region:map -- file.osm.pbf --region <id> [--box west,south,east,north] [--date 2026-01-31] [--replace]
  Makes base map, road graph, streets, useful places and places of regions/<id> from data of OpenStreetMap.
  --box      part of the file to use; the region's "reach" if absent
  --date     day of the data; otherwise the day in the file, or the day on which the file was written
  --replace  replaces files that exist`;

const STEPS = {
  nodes: 'Reading positions and places',
  ways: 'Reading roads and areas',
  districts: 'Reading districts',
};
const NAMES: Record<MapFile, string> = {
  places: 'places',
  amenities: 'useful places',
  streets: 'streets',
  roads: 'roads between junctions',
  'roads-main': 'main roads',
  water: 'rivers, canals and coasts',
  districts: 'districts',
  towns: 'towns',
};

class WrongUse extends Error {}

try {
  await main();
} catch (error) {
  const isExpected = [WrongUse, RangeError, UnreadableExtract, RegionError].some((kind) => error instanceof kind);
  if (!isExpected) throw error;
  console.error(`${(error as Error).message}\nNothing was changed.`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { file, id, given, day, mayReplace } = readWords();
  const region = await readRegion(id, { regions: regionsFolder() });
  const box = given ?? region.settings.reach;
  if (!overlap(box, region.settings.bbox))
    throw new WrongUse(`The box ${box.join(',')} has nothing of the region (${region.settings.bbox.join(',')}).`);
  const existing = mayReplace ? [] : await existingMap(region);
  if (existing.length > 0)
    throw new WrongUse(`The region has these files: ${existing.join(', ')}. Add --replace to replace them.`);
  const progress = showProgress(process.stderr);
  const extract = await readExtract(file, box, (step, part) => progress(STEPS[step], part));
  progress('Making the files', 0);
  const { texts, counts } = drawMap(extract, region.settings.bbox);
  const date = day ?? extract.date ?? (await stat(file)).mtime.toISOString().slice(0, 10);
  await writeMap(region.folder, texts);
  await changeSettings(region.folder, (settings) => withMapFiles(settings, new Set(texts.keys()), date));
  await readRegion(id, { regions: regionsFolder() });
  progress('Making the files', 1);
  console.log(report(id, counts, extract, box));
}

function readWords(): { file: string; id: string; given: Box | null; day: string | null; mayReplace: boolean } {
  const { values, positionals } = readArguments();
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new WrongUse(`Name one file.\n${USAGE}`);
  const id = values.region ?? process.env.REGION;
  if (!id) throw new WrongUse(`Name the region: --region <id>.\n${USAGE}`);
  const { date: day = null } = values;
  if (day !== null && !(/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))))
    throw new WrongUse(`--date must be a day such as 2026-01-31, not "${day}".`);
  return { file, id, given: values.box === undefined ? null : readBox(values.box), day, mayReplace: values.replace };
}

function readArguments() {
  try {
    return parseArgs({
      args: joinNegativeValues(process.argv.slice(2)),
      allowPositionals: true,
      options: {
        region: { type: 'string' },
        box: { type: 'string' },
        date: { type: 'string' },
        replace: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function report(id: string, counts: MapCounts, { covered, incomplete }: Extract, box: Box): string {
  const written = (Object.keys(MAP_FILES) as MapFile[]).filter((file) => counts[file]);
  return [
    `\nregions/${id} has a map:`,
    ...written.map((file) => `  ${MAP_FILES[file].padEnd(28)}${String(counts[file]).padStart(7)} ${NAMES[file]}`),
    ...(covered.join() === box.join()
      ? []
      : [`The file covers only ${covered.join(',')} of the box ${box.join(',')}.`]),
    ...(incomplete.length > 0
      ? [`Without districts whose boundary is not complete in the file: ${incomplete.join(', ')}.`]
      : []),
    ...(counts.roads ? [] : ['The file has no roads in the box, so the site estimates travel times.']),
    `Next: npm run import -- --region ${id} --dry-run`,
  ].join('\n');
}
