// `node tools/run.mjs tools/start.ts …`: sets the project up, then runs one of its TypeScript files with its own Node.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { OWN_NODE, ROOT, setUp } from './set-up.mjs';

const [script, ...args] = process.argv.slice(2);
const file = resolve(ROOT, script);

try {
  await setUp();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

if (process.execve) {
  process.execve(OWN_NODE, [OWN_NODE, file, ...args], process.env);
} else {
  // The channel closes when this process is killed, and the child then stops.
  const child = spawn(OWN_NODE, [file, ...args], { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal ? 1 : code));
}
