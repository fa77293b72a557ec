import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, type DifferenceBlock, type Run } from './text-difference.ts';

const change = (before: string, after: string) => compareTexts(before, after).map(({ change }) => change);

function runsOf(block: DifferenceBlock): Run[] {
  if (block.kind === 'list') return block.items.flatMap(({ runs }) => runs);
  if (block.kind === 'table') return block.rows.flatMap(({ cells }) => cells.flat());
  return block.runs;
}
const marked = (block: DifferenceBlock) =>
  runsOf(block)
    .map(({ text, change }) => (change === 'same' ? text : `${change === 'added' ? '+' : '-'}{${text.trim()}} `))
    .join('');

test('compares the words of a changed paragraph', () => {
  const blocks = compareTexts(
    '## Plazo\n\nTe respondemos en 15 días hábiles.\n\nEsto se va.',
    '## Plazo\n\nTe respondemos en 10 días hábiles.\n\nAquí hay algo nuevo y distinto.',
  );
  expect(blocks.map((it) => it.change)).toEqual(['same', 'changed', 'added', 'removed']);
  expect(marked(blocks[1]!)).toBe('Te respondemos en -{15} +{10} días hábiles.');
});

test('compares the visible text and ignores the Markdown syntax', () => {
  const [quote, list, table] = compareTexts(
    '> De **muestra**\n\n- Para tus dudas: [escríbenos](mailto:a@ejemplo.pe)\n- Teléfono\n\n| Plazo | Días |\n|---|---|\n| Reclamo | 15 |\n| Queja | 15 |',
    '> De **muestra** siempre\n\n- Para tus dudas: [escríbenos](mailto:b@ejemplo.pe)\n- Teléfono\n- Carta\n\n| Plazo | Días |\n|---|---|\n| Reclamo | 15 |\n| Queja | 10 |',
  );
  expect(marked(quote!)).toBe('De muestra+{siempre} ');
  expect(list).toMatchObject({ kind: 'list', change: 'changed' });
  expect(list!.kind === 'list' && list!.items.map((item) => item.change)).toEqual(['changed', 'same', 'added']);
  expect(runsOf(list!).filter(({ href }) => href)).toEqual([
    { text: 'escríbenos', href: 'mailto:a@ejemplo.pe', change: 'removed' },
    { text: 'escríbenos', href: 'mailto:b@ejemplo.pe', change: 'added' },
  ]);
  expect(table!.kind === 'table' && table!.rows.map((row) => row.change)).toEqual(['same', 'changed']);
  expect(marked(table!)).toBe('Reclamo15Queja-{15} +{10} ');
});

test('a word that becomes bold is a change', () => {
  const [block] = compareTexts('Sin costo alguno hasta el día antes.', '**Sin costo** alguno hasta el día antes.');
  expect(block!.change).toBe('changed');
  expect(runsOf(block!).filter((run) => run.change === 'added')).toEqual([
    { text: 'Sin costo', strong: true, change: 'added' },
  ]);
});

test('equal texts have no difference', () => {
  expect(change('Uno\n\nDos', 'Uno\n\n\nDos\n')).toEqual(['same', 'same']);
});

test('a difference contains all words of both texts', () => {
  const text = array(
    constantFrom('Uno dos tres', 'Uno dos cuatro', '- a\n- b', '- a\n- c d', '## Título', 'Otra cosa'),
    {
      maxLength: 6,
    },
  );
  const words = (text: string) =>
    text
      .replaceAll(/^(##|-) /gm, '')
      .split(/\s+/)
      .filter(Boolean);
  assert(
    property(text, text, (before, after) => {
      const blocks = compareTexts(before.join('\n\n'), after.join('\n\n'));
      const read = (without: string) =>
        blocks.flatMap((block) =>
          runsOf(block)
            .filter((run) => run.change !== without)
            .flatMap((run) => words(run.text)),
        );
      expect(read('removed')).toEqual(words(after.join('\n')));
      expect(read('added').sort()).toEqual(words(before.join('\n')).sort());
    }),
  );
});
