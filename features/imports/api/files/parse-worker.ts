import { type FileGrid, UnreadableImport } from './file-grid.ts';
import { parseFile } from './parse-file.ts';

export interface ParseTask {
  bytes: Uint8Array;
}

/** An error would lose its class on the way between threads. */
export type ParseResult = FileGrid | { fault: string };

export default async function parse({ bytes }: ParseTask): Promise<ParseResult> {
  try {
    return await parseFile(bytes);
  } catch (error) {
    if (error instanceof UnreadableImport) return { fault: error.detail };
    throw error;
  }
}
