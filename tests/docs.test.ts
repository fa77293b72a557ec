import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const OURS = /^(features|web|server|planner|posters|regions|tools|tests|bench|docs|database|e2e)\//;

const namesIn = async (folder: string, deep: boolean) =>
  (await readdir(join(ROOT, folder), { recursive: deep })).map((name) => join(folder, name).replaceAll('\\', '/'));
const pages = [
  ...(await namesIn('.', false)),
  ...(await namesIn('docs', true)),
  ...(await namesIn('features', true)),
  ...(await namesIn('tools', true)),
  ...(await namesIn('planner', true)),
  'web/README.md',
].filter((name) => name.endsWith('.md') && !name.startsWith('docs/errors/') && existsSync(join(ROOT, name)));
const texts = new Map(
  await Promise.all(pages.map(async (page) => [page, await readFile(join(ROOT, page), 'utf8')] as const)),
);

const isThere = (page: string, path: string) =>
  existsSync(join(ROOT, path)) || existsSync(join(ROOT, dirname(page), path));

test('every file that a documentation page names exists', () => {
  expect(pages.length).toBeGreaterThan(40);
  const missing: string[] = [];
  for (const [page, text] of texts) {
    for (const [, path = ''] of text.matchAll(/`([a-z][\w./-]+)`/g))
      if (OURS.test(path) && !isThere(page, path)) missing.push(`${page}: ${path}`);
    for (const [, path = ''] of text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g))
      if (!existsSync(join(ROOT, dirname(page), path))) missing.push(`${page}: (${path})`);
  }
  expect(missing).toEqual([]);
});

test('every decision that a documentation page names exists', async () => {
  const decisions = new Set((await readdir(join(ROOT, 'docs/decisions'))).map((name) => name.slice(0, 4)));
  const missing: string[] = [];
  for (const [page, text] of texts)
    for (const [, number] of text.matchAll(/(?<![\w.-])(00(?!00)\d\d)(?![\w-])/g))
      if (!decisions.has(number!)) missing.push(`${page}: ${number}`);
  expect(missing).toEqual([]);
});

test('features/README.md names each area and nothing else', async () => {
  const folders = (await readdir(join(ROOT, 'features'), { withFileTypes: true })).filter((one) => one.isDirectory());
  const named = [...texts.get('features/README.md')!.matchAll(/\[[\w-]+\]\(([\w-]+)\/README\.md\)/g)].map(
    ([, it]) => it,
  );
  expect(named.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test.each([
  { walk: 'A review, from the click to the row and back', mostFiles: 9, mostTurns: 4 },
  { walk: 'A basket, from the button to the held seats', mostFiles: 14, mostTurns: 14 },
])(
  'the documented walk "$walk" visits few files and seldom goes to another folder',
  ({ walk, mostFiles, mostTurns }) => {
    const [, part = ''] = texts.get('docs/architecture.md')!.split(`### ${walk}\n`);
    const files = [...part.split('\n#')[0]!.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path!);
    const folders = files.map((path) => dirname(path));
    const turns = folders.filter((folder, at) => folder !== folders[(at + 1) % folders.length]).length;
    expect(files.length).toBeGreaterThan(5);
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeLessThanOrEqual(mostFiles);
    expect(turns).toBeLessThanOrEqual(mostTurns);
  },
);
