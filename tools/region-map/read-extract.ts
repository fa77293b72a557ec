import { type Box, isInside } from '#server/osm/box.ts';
import { NodeTable } from '#server/osm/node-table.ts';
import { commonBox, nothingInside, positionsOf, statedBox } from '#server/osm/positions.ts';
import { readElements } from '#server/osm/read-elements.ts';
import { DistrictCollector } from './collect-districts.ts';
import { LineCollector } from './collect-lines.ts';
import type { Extract } from './extract.ts';
import { MapPoints } from './map-points.ts';

/** `part` is the part of the whole work, from 0 to 1. */
export type OnProgress = (step: 'nodes' | 'ways' | 'districts', part: number) => void;

/**
 * Reads the part of an OSM PBF file that lies in the box. The file is read two or three times, so that only the nodes
 * in the box are in memory and the order of the elements does not matter.
 * @throws {UnreadableExtract} if the file is damaged or has nothing in the box
 */
export async function readExtract(file: string, box: Box, onProgress: OnProgress): Promise<Extract> {
  const nodes = new NodeTable();
  const points = new MapPoints(box);
  const lines = new LineCollector(nodes);
  const districts = new DistrictCollector();
  let date: string | null = null;
  let covered = box;

  await readElements(
    file,
    {
      header({ bbox, osmosis_replication_timestamp: seconds }) {
        if (seconds) date = new Date(seconds * 1000).toISOString().slice(0, 10);
        if (bbox) covered = commonBox(file, box, statedBox(bbox));
      },
      node(node) {
        if (!isInside(box, node.lon, node.lat)) return;
        nodes.add(node.id, node.lon, node.lat);
        points.node(node);
      },
      relation(relation) {
        points.relation(relation);
        districts.relation(relation);
      },
    },
    (part) => onProgress('nodes', part),
  );
  if (nodes.size === 0) throw nothingInside(file, box);

  await readElements(
    file,
    {
      way(way) {
        lines.way(way);
        districts.way(way);
        if (!points.isWanted(way)) return;
        const positions = positionsOf(way, nodes);
        if (positions.length > 0) points.way(way, positions);
      },
    },
    (part) => onProgress('ways', part),
  );
  points.finish();

  if (!districts.isEmpty)
    await readElements(file, { node: (node) => districts.node(node) }, (part) => onProgress('districts', part));

  const { complete, incomplete } = districts.districts(covered);
  return {
    covered,
    date,
    nodes,
    roads: lines.roads,
    waters: lines.waters,
    points: points.points,
    towns: points.towns,
    numbers: points.numbers,
    districts: complete,
    incomplete,
  };
}
