import type { Position } from 'geojson';
import type { NodeTable } from '#server/osm/node-table.ts';
import type { OsmWay, Tags } from '#server/osm/read-elements.ts';
import type { Road, Water } from './extract.ts';

/** Free-flow speeds in km/h by the class of OpenStreetMap. Cars use only these classes. */
export const SPEED_KMH: Readonly<Record<string, number>> = {
  motorway: 90,
  motorway_link: 50,
  trunk: 70,
  trunk_link: 45,
  primary: 45,
  primary_link: 35,
  secondary: 38,
  secondary_link: 30,
  tertiary: 32,
  tertiary_link: 28,
  unclassified: 28,
  residential: 22,
  living_street: 15,
  track: 20,
};

/** Named ways of these classes are streets with addresses, but not for cars. */
const WALKED = new Set(['pedestrian', 'footway', 'path', 'steps', 'service']);

export class LineCollector {
  readonly roads: Road[] = [];
  readonly waters: Water[] = [];

  private readonly nodes: NodeTable;

  constructor(nodes: NodeTable) {
    this.nodes = nodes;
  }

  way({ tags, refs }: OsmWay): void {
    if (!tags) return;
    const road = roadOf(tags);
    const water = road ? null : waterOf(tags);
    if (!road && !water) return;
    for (const rows of this.runs(refs)) {
      if (road) this.roads.push({ ...road, rows });
      else if (water) this.waters.push({ ...water, line: this.line(rows) });
    }
  }

  /** Cuts the way at the edge of the box, where its nodes are not known. */
  private runs(refs: readonly number[]): Int32Array[] {
    const runs: number[][] = [[]];
    for (const ref of refs) {
      const row = this.nodes.row(ref);
      if (row >= 0) runs.at(-1)!.push(row);
      else if (runs.at(-1)!.length > 0) runs.push([]);
    }
    return runs.filter((run) => run.length > 1).map((run) => Int32Array.from(run));
  }

  private line(rows: Int32Array): Position[] {
    return Array.from(rows, (row) => [this.nodes.lon(row), this.nodes.lat(row)]);
  }
}

function roadOf(tags: Tags): Omit<Road, 'rows'> | null {
  const kind = tags.highway ?? '';
  const name = tags.name?.trim() || null;
  if (tags.area === 'yes') return null;
  if (kind in SPEED_KMH) return { class: kind, name, oneWay: oneWayOf(tags), isDriven: isOpenToCars(tags) };
  return WALKED.has(kind) && name ? { class: kind, name, oneWay: 0, isDriven: false } : null;
}

function oneWayOf({ oneway, junction, highway }: Tags): Road['oneWay'] {
  if (oneway === '-1' || oneway === 'reverse') return -1;
  if (oneway === 'yes' || oneway === 'true' || oneway === '1') return 1;
  const isImplied = junction === 'roundabout' || junction === 'circular' || highway === 'motorway';
  return isImplied && oneway !== 'no' ? 1 : 0;
}

function isOpenToCars({ motor_vehicle, motorcar, vehicle, access }: Tags): boolean {
  const rule = motorcar ?? motor_vehicle ?? vehicle ?? access;
  return rule !== 'no' && rule !== 'private';
}

function waterOf({ waterway, natural, name, tunnel }: Tags): Omit<Water, 'line'> | null {
  if (natural === 'coastline') return { kind: 'coastline', name: null };
  if (waterway !== 'river' && waterway !== 'canal') return null;
  return tunnel === 'yes' ? null : { kind: waterway, name: name?.trim() || null };
}
