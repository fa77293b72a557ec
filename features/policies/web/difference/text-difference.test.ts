import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts } from './text-difference.ts';

const change = (before: string, after: string) => compareTexts(before, after).map(({ change }) => change);

test('a paragraph that changed shows its words, others are new or gone', () => {
  const blocks = compareTexts(
    '## Plazo\n\nTe respondemos en 15 días hábiles.\n\nEsto se va.',
    '## Plazo\n\nTe respondemos en 10 días hábiles.\n\nAquí hay algo nuevo y distinto.',
  );
  expect(blocks.map((it) => it.change)).toEqual(['same', 'changed', 'added', 'removed']);
  expect(blocks[1]!.parts.filter((it) => it.change !== 'same').map(({ text }) => text)).toEqual(['15', '10']);
});

test('equal texts have no difference', () => {
  expect(change('Uno\n\nDos', 'Uno\n\n\nDos\n')).toEqual(['same', 'same']);
});

test('both texts can be read back from their difference', () => {
  const text = array(constantFrom('Uno dos tres', 'Uno dos cuatro', '- a\n- b', '## Título', 'Otra cosa'), {
    maxLength: 6,
  });
  assert(
    property(text, text, (before, after) => {
      const blocks = compareTexts(before.join('\n\n'), after.join('\n\n'));
      const read = (without: string) =>
        blocks
          .map(({ parts }) =>
            parts
              .filter((part) => part.change !== without)
              .map((part) => part.text)
              .join(''),
          )
          .filter(Boolean);
      expect(read('removed')).toEqual(after);
      expect([...read('added')].sort()).toEqual([...before].sort());
    }),
  );
});
