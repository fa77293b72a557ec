import { enableCompileCache } from 'node:module';
import { readConfig } from '#server/config.ts';
import { buildWhenChanged } from './build.ts';
import { compiledIn } from './set-up.mjs';

process.env.NODE_ENV ??= 'production';
nameFaults();
if (process.env.npm_lifecycle_event) stopWithParent();
await buildWhenChanged();
// Compiled modules halve the time of the next start. Worker threads read the variable.
process.env.NODE_COMPILE_CACHE ??= compiledIn(readConfig().DATA_DIR);
enableCompileCache(process.env.NODE_COMPILE_CACHE);
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
