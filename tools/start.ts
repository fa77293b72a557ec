import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { buildWhenChanged } from './build.ts';

process.env.NODE_ENV ??= 'production';
nameFaults();
if (process.env.npm_lifecycle_event) stopWithParent();
await buildWhenChanged();
// Modules compiled by the last start, which halves the time to load them. The folder is our own, because its content is executed.
enableCompileCache(join(readConfig().DATA_DIR, 'compiled'));
await import('#server/main.ts');

/** Reports faults of the settings before any slow step. */
function nameFaults(): void {
  try {
    readConfig();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Stops when the parent process ends. A killed npm cannot pass its signal on, and this process would stay behind. */
function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1_000).unref();
}
