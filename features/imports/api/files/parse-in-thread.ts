import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type ReadFile, UnreadableImport } from './file-grid.ts';
import type { ParseOptions } from './parse-file.ts';
import type { Answer, ParseTask, TakeTask } from './parse-worker.ts';

/** The largest extract that can be uploaded takes about two minutes. */
const MILLISECONDS = 240_000;
const MEGABYTES = 512;

let pool: Piscina | undefined;

/**
 * Reads a file in a thread of its own, which ends after some minutes and has limited memory.
 * @param bytes are no longer usable afterwards
 * @throws {UnreadableImport}
 */
export async function parseInThread(
  bytes: Uint8Array,
  { box, photos, onProgress = () => {} }: ParseOptions = {},
): Promise<ReadFile> {
  const { port1: ours, port2: port } = new MessageChannel();
  const rows: string[][] = [];
  const isWhole = new Promise<void>((resolve) => {
    ours.on('message', (message: number | string[][]) => {
      if (typeof message === 'number') return onProgress(message);
      if (message.length === 0) resolve();
      for (const row of message) rows.push(row);
    });
  });
  const task: ParseTask = { bytes: own(bytes), box, photos, port };
  try {
    const read = await inThread<ReadFile>('parse', task, [task.bytes.buffer as ArrayBuffer, port]);
    await isWhole;
    return { ...read, rows };
  } finally {
    ours.close();
  }
}

/**
 * Unpacks pictures of an archive.
 * @param bytes are no longer usable afterwards
 * @returns their bytes by their path in the archive
 * @throws {UnreadableImport}
 */
export async function picturesInThread(
  bytes: Uint8Array,
  names: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const task: TakeTask = { bytes: own(bytes), names };
  return inThread('take', task, [task.bytes.buffer as ArrayBuffer]);
}

/** Only whole buffers move to a thread without a copy. Small buffers of Node share one. */
const own = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);

async function inThread<Result>(name: string, task: object, transferList: Transferred): Promise<Result> {
  pool ??= new Piscina({
    filename: new URL('./parse-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: 8,
    // The memory of a thread is free only when the thread ends.
    idleTimeout: 100,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 16 },
  });
  const signal = AbortSignal.timeout(MILLISECONDS);
  let answer: Answer<Result>;
  try {
    answer = await pool.run(task, { name, signal, transferList });
  } catch (error) {
    if (signal.aborted) throw new UnreadableImport('El archivo tarda demasiado en leerse. Divídelo en varios.');
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new UnreadableImport('El archivo es demasiado grande por dentro. Divídelo en varios.');
    throw error;
  }
  if ('fault' in answer) throw new UnreadableImport(answer.fault);
  return answer.result;
}

type Transferred = NonNullable<NonNullable<Parameters<Piscina['run']>[1]>['transferList']>;
