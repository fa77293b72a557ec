import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeatureCollection } from 'geojson';
import type { Region } from '#regions/read-region.ts';
import type { BasemapSources } from './compose-basemap.ts';
import type { RoadGraphFile } from './street-fabric.ts';

/**
 * Missing files are left out.
 * @throws Error with the file's path if a file is broken
 */
export async function readBasemap({ folder, settings }: Region): Promise<BasemapSources> {
  const drawing = (name: string) => readJson<FeatureCollection>(join(folder, 'basemap', `${name}.geojson`));
  const [water, rivers, glaciers, roads, region, provinces, districts, towns, labels, graph] = await Promise.all([
    drawing('water'),
    drawing('rivers'),
    drawing('glaciers'),
    drawing('roads-main'),
    drawing('region'),
    drawing('provinces'),
    drawing('districts'),
    drawing('towns'),
    drawing('labels'),
    settings.roads?.kind === 'road_graph' ? readJson<RoadGraphFile>(join(folder, settings.roads.file)) : undefined,
  ]);
  return {
    water,
    rivers,
    glaciers,
    roads,
    region,
    provinces,
    districts,
    towns,
    labels,
    graph,
    seaName: settings.sea_name,
  };
}

async function readJson<T>(path: string): Promise<T | undefined> {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
