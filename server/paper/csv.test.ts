import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptByGuard, withoutGuard, writeCsv } from './csv.ts';
import { plainLine, plainLines } from './plain-text.ts';

/** Parses a file like a spreadsheet, which reads quotes only at the beginning of a cell. */
function read(file: string, separator: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at++;
      while (at < text.length && !(text[at] === '"' && text[at + 1] !== '"')) {
        if (text[at] === '"') at++;
        cell += text[at++];
      }
      at++;
    }
    while (at < text.length && text[at] !== separator && !/[\r\n]/.test(text[at]!)) cell += text[at++];
    rows.at(-1)!.push(cell);
    if (text.startsWith('\r\n', at)) {
      rows.push([]);
      at += 2;
    } else {
      if (/[\r\n]/.test(text[at] ?? '')) rows.push([]);
      at++;
    }
  }
  return rows.filter((row) => row.length > 0);
}

/** `true` for a cell that a spreadsheet reads as a formula. */
const isFormula = (cell: string) =>
  /^[\s"]*[=+\-@＝＋－＠]/.test(cell) && !/^[\s"]*-?\d+(?:[.,]\d+)?(?:,|"?$)/.test(cell);

test.each([
  ['=1+1', "'=1+1"],
  ['+51 900 000 009', "'+51 900 000 009"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['\r=1', "\n'=1"],
  ['Ana;=HYPERLINK("https://x")', 'Ana;\'=HYPERLINK("https://x")'],
  ['Ana\n=1', "Ana\n'=1"],
  ['Ana\r-cmd', "Ana\n'-cmd"],
  ['a; "=1', 'a;\' "=1'],
  ['-12.50', '-12.50'],
  ['-12,50', '-12,50'],
  ['-12+3', "'-12+3"],
  ['2026-12-01 09:00', '2026-12-01 09:00'],
  ['Ana; Beto', 'Ana; Beto'],
])('writes %j so that a spreadsheet shows %j', (text, shown) =>
  expect(read(writeCsv([[text]]), ',')).toEqual([[shown]]),
);

test('no text becomes a formula, whichever separator the spreadsheet uses', () => {
  const piece = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    ';',
    ',',
    '"',
    "'",
    ' ',
    '\t',
    '\r',
    '\n',
    '\r\n',
    '\u2028',
    '＝',
    'a',
    '1',
    'HYPERLINK(',
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 3 }), (rows) => {
      const file = writeCsv(rows);
      expect([',', ';', '\t'].flatMap((separator) => read(file, separator).flat().filter(isFormula))).toEqual([]);
      expect(read(file, ',').map((row) => row.length)).toEqual(rows.map((row) => row.length));
      expect(file.replaceAll('\r\n', '')).not.toMatch(/\r/);
    }),
    {
      numRuns: 2000,
      examples: [
        [
          [
            ['', '\r\n'],
            ['-1', ''],
            ['', ''],
          ],
        ],
        [
          [
            ['', ';"'],
            ['-1', '', ''],
          ],
        ],
      ],
    },
  );
});

test('a text is read back as it was written, with or without the apostrophes', () => {
  const piece = fc.constantFrom('=', '+', '-', '@', ';', "'", '"', ' ', '\t', '\n', '＝', 'a', '1', '.');
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (cell) => {
      expect(read(writeCsv([['x', cell]]), ',').map((row) => row.map(withoutGuard))).toEqual([['x', cell]]);
      expect(withoutGuard(keptByGuard(cell))).toBe(cell);
    }),
    { numRuns: 2000 },
  );
});

test('plainLines makes all line breaks equal, and both functions remove control characters', () => {
  expect(plainLines('a\rb\r\nc\u2028d\u0000e\tf')).toBe('a\nb\nc\nde\tf');
  expect(plainLine('a\rb\r\nc\td')).toBe('a b c d');
});
