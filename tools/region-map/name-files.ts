import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegionSettings } from '#regions/region-schema.ts';
import { MAP_FILES, type MapFile } from './write-map.ts';

const OSM: Omit<RegionSettings['sources'][number], 'date' | 'used_for'> = {
  id: 'osm',
  name: 'OpenStreetMap',
  attribution: '© colaboradores de OpenStreetMap',
  licence: 'ODbL-1.0',
  licence_name: 'Open Database License 1.0',
  licence_url: 'https://opendatacommons.org/licenses/odbl/1-0/',
  url: 'https://www.openstreetmap.org/copyright',
  note: null,
};

export const osmSource = (
  date: string,
  usedFor: RegionSettings['sources'][number]['used_for'],
): RegionSettings['sources'][number] => ({ ...OSM, date, used_for: usedFor });

/** Names the written files in `region.json`, together with OpenStreetMap as their source of this day. */
export function withMapFiles(settings: RegionSettings, files: ReadonlySet<MapFile>, date: string): RegionSettings {
  const known = settings.sources.find(({ id }) => id === OSM.id);
  const used = new Set(known?.used_for ?? []);
  if (files.has('places')) used.add('places').add('hours');
  if (files.has('amenities')) used.add('amenities');
  if (files.has('streets')) used.add('streets');
  if (files.has('roads')) used.add('roads');
  used.add('basemap');
  const source = { ...(known ?? OSM), date, used_for: [...used] };
  const sources = known
    ? settings.sources.map((one) => (one.id === OSM.id ? source : one))
    : [...settings.sources, source];
  const file = (name: MapFile) => ({ file: MAP_FILES[name], source: OSM.id });
  const isImported = settings.imports.some((one) => one.file === MAP_FILES.places);
  return {
    ...settings,
    data_date: sources
      .map((one) => one.date)
      .sort()
      .at(-1)!,
    sources,
    imports:
      files.has('places') && !isImported
        ? [...settings.imports, { reader: 'osm', ...file('places') }]
        : settings.imports,
    ...(files.has('roads') && { roads: { kind: 'road_graph', ...file('roads') } }),
    ...(files.has('amenities') && { amenities: file('amenities') }),
    ...(files.has('streets') && { streets: file('streets') }),
  };
}

export async function changeSettings(
  folder: string,
  change: (settings: RegionSettings) => RegionSettings,
): Promise<void> {
  const path = join(folder, 'region.json');
  const settings = JSON.parse(await readFile(path, 'utf8')) as RegionSettings;
  await writeFile(path, `${JSON.stringify(change(settings), null, 2)}\n`);
}
