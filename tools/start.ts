import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { buildWhenChanged } from './build.ts';

process.env.NODE_ENV ??= 'production';
nameFaults();
if (process.env.npm_lifecycle_event) stopWithParent();
await buildWhenChanged();
// Compiled modules halve the time of the next start. The folder must belong to this site only, because its content is
// executed.
enableCompileCache(join(readConfig().DATA_DIR, 'compiled'));
await import('#server/main.ts');

function nameFaults(): void {
  try {
    readConfig();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** If npm is killed, it cannot pass the signal on to this process. */
function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1_000).unref();
}
