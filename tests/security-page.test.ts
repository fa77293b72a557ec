import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readAnswers, readRequirements, securityPage, shows, VERDICTS } from '#tools/security-page.ts';

const requirements = await readRequirements();
const answers = await readAnswers();

test('each of the 253 requirements of ASVS has exactly one answer', () => {
  expect(requirements.size).toBe(253);
  expect(answers.map(({ number }) => number).sort()).toEqual([...requirements.keys()].sort());
});

test('a met requirement names an existing test or page', async () => {
  for (const { number, verdict, why, shownBy } of answers) {
    expect([number, VERDICTS.includes(verdict as never)]).toEqual([number, true]);
    expect([number, why.length >= (verdict === 'met' ? 4 : 15)]).toEqual([number, true]);
    if (verdict === 'met') expect([number, shownBy.length > 0]).toEqual([number, true]);
    if (verdict === 'open') expect([number, why]).toEqual([number, expect.stringMatching(/[Cc]loses?\b|^As \d/)]);
    for (const evidence of shownBy) {
      expect([number, evidence, /\.(test|spec)\.tsx?$|^docs\/.*\.md$/.test(evidence.path)]).toEqual([
        number,
        evidence,
        true,
      ]);
      const text = await readFile(evidence.path, 'utf8').catch(() => '');
      expect([number, evidence, shows(evidence, text)]).toEqual([number, evidence, true]);
    }
  }
});

test('`shows` returns false after a title changed or a heading was removed', () => {
  const text = "test('boats float', () => {});\n## Boats\n";
  expect(shows({ path: 'boats.test.ts', title: 'boats float' }, text)).toBe(true);
  expect(shows({ path: 'boats.test.ts', title: 'boats sink' }, text)).toBe(false);
  expect(shows({ path: 'boats.test.ts', title: 'boats' }, text)).toBe(false);
  expect(shows({ path: 'docs/boats.md', title: 'Boats' }, text)).toBe(true);
  expect(shows({ path: 'docs/boats.md', title: 'Boat' }, text)).toBe(false);
});

test('docs/security.md is the output of `npm run security:docs`', async () => {
  expect(await readFile('docs/security.md', 'utf8')).toBe(await securityPage());
});
