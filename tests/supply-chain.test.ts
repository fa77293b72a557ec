import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (name: string) => readFile(join(ROOT, name), 'utf8');

/** The formatter's programs for other platforms have no hash. They are development tools. */
const WITHOUT_HASH = /^node_modules\/@biomejs\/cli-/;

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
}
const { packages } = JSON.parse(await read('package-lock.json')) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every production package comes from the registry and has a hash in the lockfile', async () => {
  expect(locked.length).toBeGreaterThan(500);
  const bare = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(bare.filter(([path, { dev }]) => !dev || !WITHOUT_HASH.test(path)).map(([path]) => path)).toEqual([]);
  const elsewhere = ({ resolved = '' }: Locked) => /^(git|file|http:)/.test(resolved);
  expect(locked.filter(([, one]) => elsewhere(one)).map(([path]) => path)).toEqual([]);
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(await read('package.json'));
  const wanted = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(wanted.filter(([, version]) => !/^(npm:[\w/@-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('Node for each platform is a package in the lockfile, and no install script is needed', async () => {
  const { dependencies, optionalDependencies, allowScripts } = JSON.parse(await read('package.json'));
  expect(Object.keys(dependencies).filter((name) => /^node(-bin)?(-setup)?$/.test(name))).toEqual([]);
  expect(allowScripts).toBeUndefined();
  const named = [...(await read('tools/set-up.mjs')).matchAll(/^ {2}'[a-z0-9]+-[a-z0-9]+': '([\w-]+)',$/gm)].map(
    ([, it]) => it!,
  );
  expect(named).toHaveLength(5);
  for (const name of named) {
    const { version, integrity } = packages[`node_modules/${name}`]!;
    expect([name, version, integrity]).toEqual([name, optionalDependencies[name], expect.stringMatching(/^sha512-/)]);
    expect([name, version]).toEqual([name, expect.stringMatching(/^24\./)]);
  }
  const running = named.find((name) => process.execPath.includes(`node_modules/${name}/`.replaceAll('/', sep)));
  expect(`v${packages[`node_modules/${running}`]?.version}`).toBe(process.version);
});

test('the SBOM lists every package of the lockfile', { timeout: 60_000 }, async () => {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const shell = process.platform === 'win32';
  const { stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell });
  const { components } = JSON.parse(stdout) as {
    components: { name: string; group?: string; version: string }[];
  };
  const listed = new Set(components.map(({ name, group, version }) => `${group ? `${group}/` : ''}${name}@${version}`));
  expect(locked.map(([path, { version }]) => `${nameOf(path)}@${version}`).filter((one) => !listed.has(one))).toEqual(
    [],
  );
  expect(await read('.ci/run')).toMatch(/^npm run sbom$/m);
});

test('Renovate is set to propose exact versions', async () => {
  const { extends: presets, vulnerabilityAlerts } = JSON.parse(await read('renovate.json'));
  expect(presets).toContain(':pinAllExceptPeerDependencies');
  expect(vulnerabilityAlerts).toMatchObject({ enabled: true });
});
