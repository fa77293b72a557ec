// `node tools/run.mjs tools/start.ts …`: installs the packages, then runs a TypeScript file with the project's own
// Node.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { compiledIn, OWN_NODE, ROOT, setUp } from './set-up.mjs';

const [script, ...args] = process.argv.slice(2);
const file = resolve(ROOT, script);

try {
  await setUp();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// On a machine with much memory, Node gives the new objects of each thread 100 MB, which make the site no faster.
const isSite = file.endsWith('start.ts');
const flags = isSite ? ['--max-semi-space-size=8'] : [];
// Each thread of glibc keeps freed memory of its own. Fewer such pools, and large pieces outside of them, give more of
// it back to the system: mallopt(3).
const env = isSite
  ? {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '65536',
      MALLOC_TRIM_THRESHOLD_: '131072',
      // If the first file is compiled already, too, then Node loads no compiler of TypeScript, which takes 18 MB.
      NODE_COMPILE_CACHE: compiledIn(process.env.DATA_DIR),
      ...process.env,
    }
  : process.env;
if (process.execve) {
  process.execve(OWN_NODE, [OWN_NODE, ...flags, file, ...args], env);
} else {
  // When this process is killed, the IPC channel closes and the child process stops.
  const child = spawn(OWN_NODE, [...flags, file, ...args], {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal ? 1 : code));
}
