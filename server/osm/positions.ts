import { type Box, common, overlap } from './box.ts';
import type { NodeTable } from './node-table.ts';
import { type OsmWay, UnreadableExtract } from './read-elements.ts';

/** The known positions of a way's nodes. */
export function positionsOf({ refs }: OsmWay, nodes: NodeTable): [lon: number, lat: number][] {
  return refs
    .map((ref) => nodes.row(ref))
    .filter((row) => row >= 0)
    .map((row) => [nodes.lon(row), nodes.lat(row)]);
}

/** The box that the header of a file states, in degrees. */
export function statedBox({ left, bottom, right, top }: Record<'left' | 'bottom' | 'right' | 'top', number>): Box {
  return [left / 1e9, bottom / 1e9, right / 1e9, top / 1e9];
}

/** @throws {UnreadableExtract} if the file has nothing of the box */
export function commonBox(file: string, box: Box, whole: Box): Box {
  if (overlap(box, whole)) return common(box, whole);
  throw new UnreadableExtract(file, {
    fault: 'nothing',
    problem: `it covers ${whole.join(',')}, which has nothing of the box ${box.join(',')}.`,
  });
}

export const nothingInside = (file: string, box: Box): UnreadableExtract =>
  new UnreadableExtract(file, { fault: 'nothing', problem: `it has nothing in the box ${box.join(',')}.` });
