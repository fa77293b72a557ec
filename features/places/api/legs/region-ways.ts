import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BarredWays, barredRoadWays, barStraightLines } from '#planner/roads/barred-ways.ts';
import type { Barrier } from '#planner/roads/barriers.ts';
import { officialWays, type TravelGraphFile } from '#planner/roads/official-legs.ts';
import { type RoadGraph, type RoadGraphFile, readRoadGraph } from '#planner/roads/road-graph.ts';
import { roadWays } from '#planner/roads/road-ways.ts';
import { estimate, type TravelRules, type Ways } from '#planner/roads/ways.ts';
import type { Region } from '#regions/read-region.ts';

export interface WaysOf {
  folder: string;
  settings: Pick<Region['settings'], 'roads' | 'travel'>;
}

interface OpenWays {
  ways: Ways;
  graph: RoadGraph | null;
}

const opened = new Map<string, Promise<OpenWays>>();

export async function regionWays(region: WaysOf): Promise<Ways> {
  return (await open(region)).ways;
}

export async function barredWays(region: WaysOf, barriers: readonly Barrier[]): Promise<BarredWays> {
  const { ways, graph } = await open(region);
  return graph ? barredRoadWays(graph, region.settings.travel, ways, barriers) : barStraightLines(ways, barriers);
}

function open(region: WaysOf): Promise<OpenWays> {
  let ways = opened.get(region.folder);
  if (!ways) {
    ways = openWays(region);
    ways.catch(() => opened.delete(region.folder));
    opened.set(region.folder, ways);
  }
  return ways;
}

async function openWays({ folder, settings: { roads, travel } }: WaysOf): Promise<OpenWays> {
  if (!roads) return { ways: straightLines(travel), graph: null };
  const file: unknown = JSON.parse(await readFile(join(folder, roads.file), 'utf8'));
  if (roads.kind === 'official_legs') return { ways: officialWays(file as TravelGraphFile, travel), graph: null };
  const graph = readRoadGraph(file as RoadGraphFile, travel.town_traffic);
  return { ways: roadWays(graph, travel), graph };
}

function straightLines(travel: TravelRules): Ways {
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
