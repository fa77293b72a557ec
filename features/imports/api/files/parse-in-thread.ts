import { Piscina } from 'piscina';
import { type FileGrid, UnreadableImport } from './file-grid.ts';
import type { ParseResult, ParseTask } from './parse-worker.ts';

const MILLISECONDS = 60_000;
const MEGABYTES = 512;

let pool: Piscina<ParseTask, ParseResult> | undefined;

/**
 * Reads a file in a thread of its own, which ends after a minute and has limited memory.
 * @throws {UnreadableImport}
 */
export async function parseInThread(bytes: Uint8Array): Promise<FileGrid> {
  pool ??= new Piscina<ParseTask, ParseResult>({
    filename: new URL('./parse-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: 8,
    idleTimeout: 10_000,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  const signal = AbortSignal.timeout(MILLISECONDS);
  let result: ParseResult;
  try {
    result = await pool.run({ bytes }, { signal });
  } catch (error) {
    if (signal.aborted) throw new UnreadableImport('El archivo tarda demasiado en leerse. Divídelo en varios.');
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new UnreadableImport('El archivo es demasiado grande por dentro. Divídelo en varios.');
    throw error;
  }
  if ('fault' in result) throw new UnreadableImport(result.fault);
  return result;
}
