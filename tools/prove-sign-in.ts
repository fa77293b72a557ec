import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run prove:sign-in`: many IP addresses guess passwords of many accounts. No owner may be locked out, and the
 * server may check no guess beyond the limits.
 */
const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '10000' },
    addresses: { type: 'string', default: '500' },
    accounts: { type: 'string', default: '5000' },
  },
});
const root = join(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'tests/sign-in-siege.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SIEGE: `${values.tries},${values.addresses},${values.accounts}` },
  },
);
process.exitCode = status ?? 1;
