import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import { AREA_ORDER } from '#features/order.ts';
import { brokenTextRules, sourcesBelow, TEXT_RULES } from './house-rules.ts';
import { VOCABULARY } from './vocabulary.ts';
import { findHits, type Hit } from './vocabulary-check.ts';

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

async function wordsIn(root: string, folders: string[]): Promise<Hit[]> {
  const entries = await Promise.all([
    readdir(root, { withFileTypes: true }),
    ...folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  ]);
  const hits: Hit[] = [];
  for (const entry of entries.flat()) {
    if (!entry.isFile() || !/\.(tsx?|mjs|cjs|css|md)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(root, file).replaceAll('\\', '/');
    if (root === ROOT && path.startsWith('tests/planted/')) continue;
    hits.push(...findHits(path, await readFile(file, 'utf8')));
  }
  return hits;
}

async function present(root: string): Promise<string[]> {
  const names = new Set(await readdir(root));
  return FOLDERS.filter((folder) => names.has(folder));
}

describe('the source code', () => {
  test('has imports only in the allowed direction', async () => {
    expect(await brokenImportRules(ROOT, await present(ROOT))).toEqual([]);
  }, 60_000);

  test('follows the rules for names and texts', async () => {
    const paths = (await sourcesBelow(ROOT, await present(ROOT))).filter((path) => !path.startsWith('tests/planted/'));
    expect(paths.length).toBeGreaterThan(50);
    expect(await brokenTextRules(ROOT, paths)).toEqual([]);
  }, 60_000);

  test('uses the words of docs/vocabulary.md in names, comments and pages', async () => {
    const hits = await wordsIn(ROOT, [...(await present(ROOT)), 'docs', 'database']);
    expect(hits.map(({ row, path, line, text }) => `${row.not}: ${path}:${line} ${text}`)).toEqual([]);
  }, 60_000);

  test('explains in docs/vocabulary.md every word that is avoided', async () => {
    const page = await readFile(join(ROOT, 'docs/vocabulary.md'), 'utf8');
    expect(VOCABULARY.filter(({ not }) => !page.includes(`\n| ${not}`)).map(({ not }) => not)).toEqual([]);
  });

  test('lists every area once in features/order.ts', async () => {
    const areas = (await readdir(join(ROOT, 'features'), { withFileTypes: true })).filter((one) => one.isDirectory());
    for (const [door, order] of Object.entries(AREA_ORDER)) {
      const open = await Promise.all(
        areas.map(async ({ name }) => ((await readdir(join(ROOT, 'features', name))).includes(door) ? [name] : [])),
      );
      expect([...order].sort(), door).toEqual(open.flat().sort());
    }
  });

  test('has every npm command that a document in docs/ or a README names', async () => {
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

describe('the house rules find the planted violations', () => {
  test('of every import rule, and report nothing else', async () => {
    const broken = await brokenImportRules(PLANTED, await present(PLANTED));
    const fired = new Set(broken.map((line) => line.split(':')[0]));
    expect(forbidden.map((rule) => rule.name).filter((name) => !fired.has(name))).toEqual([]);
    const strangers = broken.filter((line) => {
      const [rule = '', from = ''] = line.split(' → ')[0]!.split(': ');
      return !basename(from).startsWith(rule);
    });
    expect(strangers).toEqual([]);
  }, 60_000);

  test('of every text rule', async () => {
    const broken = await brokenTextRules(PLANTED, await sourcesBelow(PLANTED, await present(PLANTED)));
    const fired = new Set(broken.map((line) => line.split(':')[0]));
    expect(TEXT_RULES.map((rule) => rule.name).filter((name) => !fired.has(name))).toEqual([]);
    expect(broken).toContain('days-have-a-zone: server/days-have-a-zone.ts');
  });

  test('of every row in docs/vocabulary.md', async () => {
    const fired = new Set((await wordsIn(PLANTED, ['features'])).map(({ row }) => row));
    expect(VOCABULARY.filter((row) => !fired.has(row)).map(({ not }) => not)).toEqual([]);
  }, 60_000);
});
