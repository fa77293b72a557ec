import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run prove:planner -- --requests 1000`: runs the planner's property tests with this number of requests, over
 * invented regions and all real regions.
 */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '1000' } } });
const root = join(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    'planner/solve.test.ts',
    'features/trips/api/planning/regions.test.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PLANNER_REQUESTS: values.requests } },
);
process.exitCode = status ?? 1;
