import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openFolder } from '#tests/open-folder.ts';
import { compiledIn, OWN_NODE } from './set-up.mjs';

const folder = await openFolder('set-up');
afterAll(() => rm(folder, { recursive: true }));
const node = basename(dirname(dirname(OWN_NODE)));

async function clone(): Promise<void> {
  const version = '1.0.0';
  const project = {
    name: 'clone',
    version,
    dependencies: { [node]: 'file:node' },
    devDependencies: { tool: 'file:tool' },
  };
  const packages = {
    '': project,
    node: { name: node, version },
    tool: { version, dev: true },
    [`node_modules/${node}`]: { resolved: 'node', link: true },
    'node_modules/tool': { resolved: 'tool', link: true, dev: true },
  };
  const lock = { name: 'clone', version, lockfileVersion: 3, requires: true, packages };
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  for (const [place, name] of [
    ['node', node],
    ['tool', 'tool'],
  ] as const) {
    await mkdir(join(folder, place, 'bin'), { recursive: true });
    await writeFile(join(folder, place, 'package.json'), JSON.stringify({ name, version }));
  }
  await symlink(process.execPath, join(folder, 'node', 'bin', basename(OWN_NODE)));
  await mkdir(join(folder, 'tools'));
  await cp(join(import.meta.dirname, 'set-up.mjs'), join(folder, 'tools', 'set-up.mjs'));
}

const run = promisify(execFile);
const env = { ...process.env, NODE_ENV: 'production' };

async function installed(): Promise<string[]> {
  const script = `const { setUp } = await import('./tools/set-up.mjs'); await setUp();`;
  await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, env });
  return (await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.'));
}

test('a fresh clone gets its development packages even if NODE_ENV is production', async () => {
  await clone();
  expect(await installed()).toEqual([node, 'tool']);
}, 60_000);

test('a folder with built screens stays without development packages', async () => {
  await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder, env, shell: true });
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist', 'made-from'), '');
  expect(await installed()).toEqual([node]);
  await rm(join(folder, 'dist'), { recursive: true });
  expect(await installed()).toEqual([node, 'tool']);
}, 60_000);

test('compiled modules are in the data folder of the settings', () => {
  for (const settings of [{}, { DATA_DIR: 'own' }, { DATA_DIR: '/srv/vereda' }] as { DATA_DIR?: string }[])
    expect(compiledIn(settings.DATA_DIR)).toBe(join(readConfig(settings).DATA_DIR, 'compiled'));
});
