import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { officialWays, type TravelGraphFile } from '#planner/roads/official-legs.ts';
import { type RoadGraphFile, readRoadGraph } from '#planner/roads/road-graph.ts';
import { roadWays } from '#planner/roads/road-ways.ts';
import { estimate, type Ways } from '#planner/roads/ways.ts';
import type { Region } from '#regions/read-region.ts';

const opened = new Map<string, Promise<Ways>>();

/** The region's ways from its files, read once per process: streets, official legs, or straight lines where it has neither. */
export function regionWays(region: Region): Promise<Ways> {
  let ways = opened.get(region.folder);
  if (!ways) {
    ways = openWays(region);
    ways.catch(() => opened.delete(region.folder));
    opened.set(region.folder, ways);
  }
  return ways;
}

async function openWays({ folder, settings: { roads, travel } }: Region): Promise<Ways> {
  if (!roads) {
    return {
      from: (origin, targets) => targets.map((target) => estimate(origin, target, travel)),
      to: (target, origins) => origins.map((origin) => estimate(origin, target, travel)),
      route: (origin, target) => ({
        ...estimate(origin, target, travel),
        line: [
          [origin.lon, origin.lat],
          [target.lon, target.lat],
        ],
      }),
    };
  }
  const file: unknown = JSON.parse(await readFile(join(folder, roads.file), 'utf8'));
  if (roads.kind === 'official_legs') return officialWays(file as TravelGraphFile, travel);
  return roadWays(readRoadGraph(file as RoadGraphFile, travel.town_traffic), travel);
}
