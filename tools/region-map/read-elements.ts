import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { OSMTransform } from 'osm-pbf-parser-node';

export type Tags = Record<string, string>;

export interface OsmNode {
  type: 'node';
  id: number;
  lon: number;
  lat: number;
  tags?: Tags;
}

export interface OsmWay {
  type: 'way';
  id: number;
  refs: number[];
  tags?: Tags;
}

export interface OsmRelation {
  type: 'relation';
  id: number;
  members: { type: 'node' | 'way' | 'relation'; ref: number; role: string }[];
  tags?: Tags;
}

/** The first block of the file. The box is in 1e-9 degrees. */
interface FileHeader {
  type?: undefined;
  bbox?: { left: number; right: number; top: number; bottom: number };
  osmosis_replication_timestamp?: number;
}

type Element = OsmNode | OsmWay | OsmRelation | FileHeader;

export interface ElementReaders {
  header?: (header: FileHeader) => void;
  node?: (node: OsmNode) => void;
  way?: (way: OsmWay) => void;
  relation?: (relation: OsmRelation) => void;
}

export class UnreadableExtract extends Error {
  constructor(file: string, problem: string, cause?: unknown) {
    super(`${file}: ${problem}`, { cause });
    this.name = 'UnreadableExtract';
  }
}

const SORT_HINT =
  'it is damaged, cut off, or compressed in another way than zlib (osmium cat file.osm.pbf -o new.osm.pbf)';

/**
 * Reads the whole file once, block by block.
 * @param onProgress receives the part of the file that is read, from 0 to 1
 * @throws {UnreadableExtract}
 */
export async function readElements(
  file: string,
  readers: ElementReaders,
  onProgress: (part: number) => void,
): Promise<void> {
  const size = await checkStart(file);
  let read = 0;
  // The parser turns each piece into objects at once, so a small piece needs little memory.
  const source = createReadStream(file, { highWaterMark: 1 << 16 });
  source.on('data', (chunk) => {
    read += chunk.length;
  });
  let isOurs = false;
  try {
    await pipeline(
      source,
      new OSMTransform({ withInfo: false }, { readableHighWaterMark: 1 }),
      async (blocks: AsyncIterable<Element[]>) => {
        for await (const block of blocks) {
          isOurs = true;
          readBlock(block, readers);
          onProgress(Math.min(1, read / size));
          isOurs = false;
        }
      },
    );
  } catch (error) {
    if (isOurs) throw error;
    throw new UnreadableExtract(file, `it cannot be read to its end: ${SORT_HINT}.`, error);
  }
}

function readBlock(block: Element[], { header, node, way, relation }: ElementReaders): void {
  for (const element of block) {
    if (element.type === 'node') node?.(element);
    else if (element.type === 'way') way?.(element);
    else if (element.type === 'relation') relation?.(element);
    else header?.(element);
  }
}

/** Every OSM PBF file begins with a block of the type `OSMHeader` (wiki.openstreetmap.org/wiki/PBF_Format). */
async function checkStart(file: string): Promise<number> {
  const { size } = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableExtract(file, error.code === 'ENOENT' ? 'there is no such file.' : String(error), error);
  });
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    if (!buffer.includes('OSMHeader'))
      throw new UnreadableExtract(file, 'it is not an OSM PBF file (*.osm.pbf) of OpenStreetMap.');
  } finally {
    await handle.close();
  }
  return size;
}
