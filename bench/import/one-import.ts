import { readFile } from 'node:fs/promises';
import { parseInThread } from '#features/imports/api/files/parse-in-thread.ts';
import { insertImport, lockImport, moveImport } from '#features/imports/api/import.store.ts';
import { hashOf } from '#features/imports/api/import-hash.ts';
import { readImport } from '#features/imports/api/jobs/read-import.ts';
import { runImport } from '#features/imports/api/jobs/run-import.ts';
import { readImportView } from '#features/imports/api/read-import-view.ts';
import { ensureRegion } from '#features/organisation/api/public.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { prepareQueue } from '#server/jobs/prepare-queue.ts';
import { createLog } from '#server/log.ts';
import { openPlatform } from '#server/open-platform.ts';

export interface OneImport {
  /** Seconds. */
  /** Reading and judging. */
  read: number;
  run: number;
  /** Seconds until the first progress is seen, and the longest time without another one. */
  firstProgress: number;
  longestSilence: number;
  /** Megabytes of the process, with all its threads, until the rows are judged and until the end. */
  readMemory: number;
  memory: number;
  /** Id of the import. */
  id: string;
  taken: number;
}

/** Imports one file in a process of its own, so that its memory can be measured. Prints the result as JSON. */
const [database, file, part] = process.argv.slice(2) as [string, string, string | undefined];
const memory = () => Math.round(process.resourceUsage().maxRSS / 1024);
const now = () => performance.now() / 1000;

let begun = now();
if (part === 'parse') {
  await parseInThread(await readFile(file));
  console.log(JSON.stringify({ read: now() - begun, memory: memory() }));
  process.exit();
}

const config = readConfig({ DATA_DIR: process.env.DATA_DIR, REGION: process.env.REGION, LOG_LEVEL: 'error' });
const { db, pool, close } = connect({ ...JSON.parse(process.env.CONNECTION ?? '{}'), database, max: 4 });
await migrate(pool);
await prepareQueue(pool);
const platform = await openPlatform({ config, db, pool, log: createLog(config), say: console.error });
const once = { jobId: 'bench', number: 1, last: true };
const { id } = await inTransaction(db, async (trx) => {
  await ensureRegion(trx, config.REGION);
  const content = await readFile(file);
  return insertImport(trx, config.REGION, { name: file, content, hash: hashOf(content, null), by: null, box: null });
});

begun = now();
let [seen, last, first, silence] = ['', begun, 0, 0];
const watch = setInterval(async () => {
  const { rows } = await pool.query('select state, progress_step, progress_done from place_import where id = $1', [id]);
  const state = JSON.stringify(rows[0]);
  if (state === seen) return;
  if (seen !== '' && first === 0) first = now() - begun;
  if (seen !== '') silence = Math.max(silence, now() - last);
  [seen, last] = [state, now()];
}, 50);
await readImport.run({ importId: id }, platform, once);
const read = now() - begun;
const readMemory = memory();
const detail = await readImportView(platform, id);
if (detail.state !== 'ready') throw new Error(`${detail.state}: ${detail.failure}`);
await inTransaction(db, async (trx) => {
  await moveImport(trx, config.REGION, (await lockImport(trx, config.REGION, id))!, 'start');
});
begun = now();
await runImport.run({ importId: id }, platform, once);
const run = now() - begun;
clearInterval(watch);
const { counts } = await readImportView(platform, id);
const taken = counts.imported.new + counts.imported.changed + counts.imported.same;
console.log(
  JSON.stringify({
    read,
    readMemory,
    run,
    firstProgress: first,
    longestSilence: silence,
    memory: memory(),
    id,
    taken,
  } satisfies OneImport),
);
await close();
process.exit();
