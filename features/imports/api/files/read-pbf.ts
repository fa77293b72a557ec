import { isTravellersPlace } from '#features/places/api/public.ts';
import { type Box, isInside } from '#server/osm/box.ts';
import { PointCollector } from '#server/osm/collect-points.ts';
import { NodeTable } from '#server/osm/node-table.ts';
import { commonBox, nothingInside, positionsOf, statedBox } from '#server/osm/positions.ts';
import { type ExtractFault, readElements, UnreadableExtract } from '#server/osm/read-elements.ts';
import { type FileGrid, UnreadableImport } from './file-grid.ts';
import { osmGrid } from './osm-grid.ts';

/** Nodes in the box, at 16 bytes each. A region has some hundred thousand. */
const MOST_NODES = 12_000_000;

const FAULTS: Record<ExtractFault, string> = {
  missing: 'El archivo ya no está. Súbelo otra vez.',
  not_pbf: 'No es un extracto de OpenStreetMap (PBF).',
  broken: 'El extracto está cortado o roto. Descárgalo de nuevo y súbelo otra vez.',
  nothing: 'El extracto no tiene nada dentro del recorte. Elige otro recorte, u otro extracto.',
};

/**
 * Reads the places of an OSM PBF extract in a box. The extract is read twice, so that only the nodes in the box are in
 * memory.
 * @param onProgress receives the part of the work that is done, from 0 to 1
 * @throws {UnreadableImport}
 */
export async function readPbf(
  bytes: Uint8Array,
  box: Box,
  onProgress: (part: number) => void = () => {},
): Promise<FileGrid> {
  try {
    return await readPlaces(bytes, box, onProgress);
  } catch (error) {
    if (error instanceof UnreadableExtract) throw new UnreadableImport(FAULTS[error.fault]);
    throw error;
  }
}

async function readPlaces(bytes: Uint8Array, box: Box, onProgress: (part: number) => void): Promise<FileGrid> {
  const source = { name: 'extract', bytes };
  const nodes = new NodeTable();
  const found = new PointCollector(box, { point: isTravellersPlace, area: isTravellersPlace });
  await readElements(
    source,
    {
      header({ bbox }) {
        if (bbox) commonBox(source.name, box, statedBox(bbox));
      },
      node(node) {
        if (!isInside(box, node.lon, node.lat)) return;
        if (nodes.size === MOST_NODES)
          throw new UnreadableImport('El recorte del extracto es demasiado grande. Elige uno más pequeño.');
        nodes.add(node.id, node.lon, node.lat);
        found.node(node);
      },
      relation: (relation) => found.relation(relation),
    },
    (part) => onProgress(part / 2),
  );
  if (nodes.size === 0) throw nothingInside(source.name, box);
  await readElements(
    source,
    {
      way(way) {
        const positions = found.isWanted(way) ? positionsOf(way, nodes) : [];
        if (positions.length > 0) found.way(way, positions);
      },
    },
    (part) => onProgress(0.5 + part / 2),
  );
  found.finish();
  const grid = osmGrid(found.points);
  return { ...grid, notes: [...grid.notes, `Leímos los lugares del extracto dentro de ${box.join(', ')}.`] };
}
