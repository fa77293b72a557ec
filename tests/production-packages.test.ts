import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Loads the modules of a site, and refuses every package that `refused` lists. */
const LOAD = `
  import { registerHooks } from 'node:module';
  const refused = JSON.parse(process.argv[1]);
  registerHooks({
    resolve(name, context, next) {
      if (refused.some((one) => name === one || name.startsWith(one + '/'))) throw new Error('refused ' + name + ' for ' + context.parentURL);
      return next(name, context);
    },
  });
  await import('#server/start-site.ts');
  process.exit(0);
`;

const load = (refused: string[]) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '-e', LOAD, JSON.stringify(refused)], { cwd: ROOT });

test('a site loads without development packages', { timeout: 120_000 }, async () => {
  const { devDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const refused = Object.keys(devDependencies);
  expect(refused).toContain('react');
  await load(refused);
  await expect(load([...refused, 'fastify'])).rejects.toThrow('refused fastify');
});
