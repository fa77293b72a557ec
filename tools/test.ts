import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openFolder } from '#tests/open-folder.ts';
import { findBrowser } from './browser.ts';
import { type JourneyReport, secondTries } from './second-tries.ts';

/** `npm test`: runs every check and test of the project. `--quick` omits the browser tests. */
interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  again?: string[];
}

const ROOT = join(import.meta.dirname, '..');
const WORKERS = 2;
const quick = process.argv.includes('--quick');
const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled');
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
const scratch = await openFolder('test-run');
const tallies: Tally[] = [];
try {
  // Several threads would each check the same large types again, which takes longer on two cores.
  const types = step('Types', () =>
    oneCheck('node_modules/typescript-7/bin/tsc', ['--noEmit', '-p', '.', '--singleThreaded']),
  );
  await step('Style', () => oneCheck('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings']));
  await step('Build', () => oneCheck('tools/build.ts', []));
  await step('Rules, units and API', runVitest);
  await types;
  if (!quick) await step('Journeys in a browser', runPlaywright);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
const total = (part: 'passed' | 'failed' | 'skipped') => tallies.reduce((sum, tally) => sum + tally[part], 0);
const skipped = total('skipped') ? `, ${total('skipped')} skipped` : '';
const again = tallies.flatMap((tally) => tally.again ?? []);
if (again.length > 0) console.log(`\nPassed only on a second try:\n${again.map((one) => `  ${one}`).join('\n')}`);
console.log(
  `\n${total('passed')} passed${again.length > 0 ? ` (${again.length} only on a second try)` : ''}, ${total('failed')} failed${skipped}`,
);
process.exitCode = total('failed') > 0 ? 1 : 0;

async function step(name: string, run: () => Promise<Tally>): Promise<void> {
  console.log(`\n— ${name}`);
  const begun = Date.now();
  const tally = await run().catch((error: Error): Tally => {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  tallies.push(tally);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped in ${seconds} s`);
}

async function oneCheck(script: string, args: string[]): Promise<Tally> {
  const code = await node(script, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function runVitest(): Promise<Tally> {
  const report = join(scratch, 'vitest.json');
  const code = await node('node_modules/vitest/vitest.mjs', [
    ...['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  ]);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(await readFile(report, 'utf8'));
  return {
    passed: numPassedTests,
    // If a test file does not load, the run fails although no test failed.
    failed: numFailedTests || (code === 0 ? 0 : 1),
    skipped: numPendingTests + numTodoTests,
  };
}

async function runPlaywright(): Promise<Tally> {
  const browser = await findBrowser();
  const cli = 'node_modules/@playwright/test/cli.js';
  const report = join(scratch, 'playwright.json');
  const environment = {
    CHROMIUM_PATH: browser ?? '',
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(scratch, 'data'),
    E2E_WORKERS: String(WORKERS),
    E2E_RETRIES: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  if (!browser) {
    console.error(
      'There is no Chromium: install one or name it with CHROMIUM_PATH. The browser tests count as failed.',
    );
    await node(cli, ['test', '--list', '--reporter=json'], environment);
    const { suites } = JSON.parse(await readFile(report, 'utf8')) as { suites: Suite[] };
    return {
      passed: 0,
      failed: Math.max(
        1,
        suites.reduce((sum, suite) => sum + countTests(suite), 0),
      ),
      skipped: 0,
    };
  }
  const code = await node(cli, ['test', '--reporter=list,json'], environment);
  const made = JSON.parse(await readFile(report, 'utf8')) as JourneyReport;
  const { stats } = made;
  return {
    again: secondTries(made),
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (code === 0 ? 0 : 1),
    skipped: stats.skipped,
  };
}

interface Suite {
  suites?: Suite[];
  specs: { tests: unknown[] }[];
}

function countTests({ suites = [], specs }: Suite): number {
  const own = specs.reduce((sum, spec) => sum + spec.tests.length, 0);
  return own + suites.reduce((sum, suite) => sum + countTests(suite), 0);
}

function node(script: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...plain, ...environment },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
