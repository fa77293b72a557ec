import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readAnswers, readRequirements, securityPage, VERDICTS } from '#tools/security-page.ts';

const requirements = await readRequirements();
const answers = await readAnswers();

test('each of the 253 requirements is answered once, and no other', () => {
  expect(requirements.size).toBe(253);
  expect(answers.map(({ number }) => number).sort()).toEqual([...requirements.keys()].sort());
});

test('what is met names tests that exist; what is not says why', () => {
  for (const { number, verdict, why, tests } of answers) {
    expect([number, VERDICTS.includes(verdict as never)]).toEqual([number, true]);
    expect([number, why.length >= (verdict === 'met' ? 4 : 15)]).toEqual([number, true]);
    if (verdict === 'met') expect([number, tests.length > 0]).toEqual([number, true]);
    for (const path of tests) {
      expect([number, path, /\.(test|spec)\.tsx?$/.test(path) && existsSync(path)]).toEqual([number, path, true]);
    }
  }
});

test('docs/security.md is what `npm run security:docs` writes', async () => {
  expect(await readFile('docs/security.md', 'utf8')).toBe(await securityPage());
});
