import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import { brokenTextRules, sourcesBelow, TEXT_RULES } from './house-rules.ts';

const ROOT = join(import.meta.dirname, '..');
const PLANTED = join(import.meta.dirname, 'planted');
const FOLDERS = [
  'features',
  'web',
  'server',
  'sandbox',
  'planner',
  'posters',
  'regions',
  'tools',
  'tests',
  'bench',
  'e2e',
];
const { forbidden = [], options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration;

async function brokenImportRules(baseDir: string, folders: string[]): Promise<string[]> {
  const { output } = await cruise(folders, {
    ...options,
    ...(baseDir === PLANTED ? { exclude: undefined } : {}),
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

async function present(root: string): Promise<string[]> {
  const names = new Set(await readdir(root));
  return FOLDERS.filter((folder) => names.has(folder));
}

describe('the house', () => {
  test('imports point one way', async () => {
    expect(await brokenImportRules(ROOT, await present(ROOT))).toEqual([]);
  }, 60_000);

  test('names and texts follow the rules', async () => {
    const paths = (await sourcesBelow(ROOT, await present(ROOT))).filter((path) => !path.startsWith('tests/planted/'));
    expect(paths.length).toBeGreaterThan(50);
    expect(await brokenTextRules(ROOT, paths)).toEqual([]);
  }, 60_000);

  test('every npm command that a page names exists', async () => {
    const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const docs = (await readdir(join(ROOT, 'docs'), { recursive: true })).map((name) => join('docs', name));
    const pages = [...(await readdir(ROOT)), ...docs].filter((name) => name.endsWith('.md'));
    const missing: string[] = [];
    for (const page of pages) {
      const text = await readFile(join(ROOT, page), 'utf8');
      for (const [, name] of text.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[a-z][a-z:-]*)/g)) {
        if (!(name! in scripts)) missing.push(`${page}: npm run ${name}`);
      }
    }
    expect(pages).toContain('CONTRIBUTING.md');
    expect(missing).toEqual([]);
  });
});

describe('the guard fires', () => {
  test('for one planted import per rule, and for nothing else', async () => {
    const broken = await brokenImportRules(PLANTED, await present(PLANTED));
    const fired = new Set(broken.map((line) => line.split(':')[0]));
    expect(forbidden.map((rule) => rule.name).filter((name) => !fired.has(name))).toEqual([]);
    // Each planted file is named after the one rule that it breaks.
    const strangers = broken.filter((line) => {
      const [rule = '', from = ''] = line.split(' → ')[0]!.split(': ');
      return !basename(from).startsWith(rule);
    });
    expect(strangers).toEqual([]);
  }, 60_000);

  test('for one planted text per rule', async () => {
    const broken = await brokenTextRules(PLANTED, await sourcesBelow(PLANTED, await present(PLANTED)));
    const fired = new Set(broken.map((line) => line.split(':')[0]));
    expect(TEXT_RULES.map((rule) => rule.name).filter((name) => !fired.has(name))).toEqual([]);
  });
});
