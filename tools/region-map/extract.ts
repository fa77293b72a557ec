import type { Position } from 'geojson';
import type { Box } from '#server/osm/box.ts';
import type { TaggedPoint } from '#server/osm/collect-points.ts';
import type { NodeTable } from '#server/osm/node-table.ts';

/** The part of an OSM PBF file that lies in a box. */
export interface Extract {
  /** The part of the box that the file covers. The whole box if the file does not say what it covers. */
  covered: Box;
  /** Day of the data (YYYY-MM-DD), or null if the file does not say it. */
  date: string | null;
  nodes: NodeTable;
  roads: Road[];
  waters: Water[];
  /** Places of travellers and useful places. The position of an area is the middle of its box. */
  points: TaggedPoint[];
  towns: TaggedPoint[];
  numbers: HouseNumber[];
  districts: District[];
  /** Names of districts whose boundary is not complete in the file. */
  incomplete: string[];
}

/** A part of a way whose nodes all lie in the box. */
export interface Road {
  class: string;
  name: string | null;
  /** 1 forward, −1 backward, 0 two-way. */
  oneWay: -1 | 0 | 1;
  /** Cars may use the road. */
  isDriven: boolean;
  /** Rows of `nodes`. */
  rows: Int32Array;
}

export interface Water {
  kind: 'river' | 'canal' | 'coastline';
  name: string | null;
  line: Position[];
}

export interface HouseNumber {
  number: number;
  lon: number;
  lat: number;
}

export interface District {
  name: string;
  level: number;
  /** Closed outer rings. */
  rings: Position[][];
}
