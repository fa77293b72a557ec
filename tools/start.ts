import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { buildWhenChanged } from './build.ts';

process.env.NODE_ENV ??= 'production';
nameFaults();
if (process.env.npm_lifecycle_event) stopWithParent();
await buildWhenChanged();
// Modules as the last start compiled them: half of what loading them costs. In a folder of our own, for what lies there is run.
enableCompileCache(join(readConfig().DATA_DIR, 'compiled'));
await import('#server/main.ts');

/** Faults of the settings are named before anything takes time. */
function nameFaults(): void {
  try {
    readConfig();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** npm, killed without a chance to pass the signal on, would leave us behind: nobody would know what to stop. */
function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1_000).unref();
}
