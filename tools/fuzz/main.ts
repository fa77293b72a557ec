import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** `npm run fuzz -- [requests] [seed]`: runs tools/fuzz/fuzz.test.ts on a temporary database. */
const [requests = '50000', seed] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const child = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tools/fuzz/fuzz.test.ts', '--reporter=default', '--silent=false'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS: requests, ...(seed ? { FUZZ_SEED: seed } : {}) },
  },
);
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
