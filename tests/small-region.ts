import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REGIONS_FOLDER } from '#regions/read-region.ts';
import { ownRegion } from './own-region.ts';

/**
 * A region outside the project with few places and no road graph, so that an import is fast. Its `art.ts` names no file
 * of the project as `#…`: Vitest, which loads it here, does not know the import hook of the server.
 * @param features GeoJSON features of OpenStreetMap, the places of the region
 */
export async function smallRegion(features: readonly object[]) {
  const own = await ownRegion(['region.json', 'face.ts', 'search.json', 'basemap']);
  const folder = join(own.settings.REGIONS_DIR, own.settings.REGION);
  const settings = JSON.parse(await readFile(join(folder, 'region.json'), 'utf8'));
  for (const part of ['roads', 'amenities', 'streets', 'bus_lines']) delete settings[part];
  settings.imports = [{ reader: 'osm', file: 'places/osm.geojson', source: 'osm' }];
  await writeFile(join(folder, 'region.json'), JSON.stringify(settings));
  const art = join(REGIONS_FOLDER, 'trujillo', 'art.ts');
  await writeFile(
    join(folder, 'art.ts'),
    `import { art as other } from ${JSON.stringify(art)};\nexport const art = { ...other, id: 'lago' };\n`,
  );
  await mkdir(join(folder, 'places'));
  await writeFile(join(folder, 'places', 'osm.geojson'), JSON.stringify({ type: 'FeatureCollection', features }));
  return own;
}
