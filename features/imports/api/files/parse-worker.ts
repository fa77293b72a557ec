import type { MessagePort } from 'node:worker_threads';
import { type ReadFile, UnreadableImport } from './file-grid.ts';
import { type ParseOptions, parseFile } from './parse-file.ts';
import { takePictures } from './pictures/take-pictures.ts';

export interface ParseTask {
  bytes: Uint8Array;
  box?: ParseOptions['box'];
  photos?: ParseOptions['photos'];
  /** Receives the read part of the file, from 0 to 1, then the rows in chunks, and an empty chunk at their end. */
  port: MessagePort;
}

/** An error would lose its class on the way between threads. */
export type Answer<Result> = { result: Result } | { fault: string };

const CHUNK = 1000;

/** The rows go through the port in chunks, because one message with all of them would need twice their memory. */
export const parse = ({ bytes, box, photos, port }: ParseTask): Promise<Answer<ReadFile>> =>
  answered(async () => {
    const { rows, ...rest } = await parseFile(bytes, { box, photos, onProgress: (part) => port.postMessage(part) });
    for (let at = 0; at < rows.length; at += CHUNK) {
      port.postMessage(rows.slice(at, at + CHUNK));
      rows.fill([], at, at + CHUNK);
    }
    port.postMessage([]);
    return { ...rest, rows: [] } as ReadFile;
  }).finally(() => port.close());

export interface TakeTask {
  bytes: Uint8Array;
  /** Paths in the archive. */
  names: readonly string[];
}

export const take = ({ bytes, names }: TakeTask): Promise<Answer<Map<string, Uint8Array>>> =>
  answered(async () => takePictures(bytes, names));

async function answered<Result>(work: () => Promise<Result>): Promise<Answer<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof UnreadableImport) return { fault: error.detail };
    throw error;
  }
}
