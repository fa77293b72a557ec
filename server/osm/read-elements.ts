import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
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

/** `not_pbf`: another kind of file. `broken`: damaged or cut off. `nothing`: no part of it lies in the box. */
export type ExtractFault = 'missing' | 'not_pbf' | 'broken' | 'nothing';

export class UnreadableExtract extends Error {
  readonly fault: ExtractFault;

  constructor(file: string, { fault, problem, cause }: { fault: ExtractFault; problem: string; cause?: unknown }) {
    super(`${file}: ${problem}`, { cause });
    this.name = 'UnreadableExtract';
    this.fault = fault;
  }
}

/** An OSM PBF file on the disk or in memory. */
export type ExtractSource = string | { name: string; bytes: Uint8Array };

export const sourceName = (source: ExtractSource): string => (typeof source === 'string' ? source : source.name);

const SORT_HINT =
  'it is damaged, cut off, or compressed in another way than zlib (osmium cat file.osm.pbf -o new.osm.pbf)';

/** The parser turns each piece into objects at once, so a small piece needs little memory. */
const PIECE = 1 << 16;

/**
 * Reads the whole file once, block by block.
 * @param onProgress receives the part of the file that is read, from 0 to 1
 * @throws {UnreadableExtract}
 */
export async function readElements(
  file: ExtractSource,
  readers: ElementReaders,
  onProgress: (part: number) => void,
): Promise<void> {
  const { size, start } = await startOf(file);
  // Every OSM PBF file begins with a block of the type `OSMHeader` (wiki.openstreetmap.org/wiki/PBF_Format).
  if (!start.includes('OSMHeader'))
    throw new UnreadableExtract(sourceName(file), {
      fault: 'not_pbf',
      problem: 'it is not an OSM PBF file (*.osm.pbf) of OpenStreetMap.',
    });
  let read = 0;
  const source =
    typeof file === 'string' ? createReadStream(file, { highWaterMark: PIECE }) : Readable.from(piecesOf(file.bytes));
  source.on('data', (chunk: Buffer) => {
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
    throw new UnreadableExtract(sourceName(file), {
      fault: 'broken',
      problem: `it cannot be read to its end: ${SORT_HINT}.`,
      cause: error,
    });
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE)
    yield Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(PIECE, bytes.length - at));
}

function readBlock(block: Element[], { header, node, way, relation }: ElementReaders): void {
  for (const element of block) {
    if (element.type === 'node') node?.(element);
    else if (element.type === 'way') way?.(element);
    else if (element.type === 'relation') relation?.(element);
    else header?.(element);
  }
}

const START_BYTES = 64;

async function startOf(file: ExtractSource): Promise<{ size: number; start: Buffer }> {
  if (typeof file !== 'string')
    return { size: file.bytes.length, start: Buffer.from(file.bytes.subarray(0, START_BYTES)) };
  const { size } = await stat(file).catch((error: NodeJS.ErrnoException) => {
    const problem = error.code === 'ENOENT' ? 'there is no such file.' : String(error);
    throw new UnreadableExtract(file, { fault: 'missing', problem, cause: error });
  });
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return { size, start: buffer };
  } finally {
    await handle.close();
  }
}
