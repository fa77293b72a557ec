import { expect, it } from 'vitest';
import { readBlocks, readSpans } from './read-legal-text.ts';

it('reads the blocks of a legal text', () => {
  const text =
    '> Demo\n\n## Uno\n\nPrimera línea\nsegunda.\n\n- a\n- b\n\n1. x\n2. y\n\n| Qué | Cuánto |\n| --- | --- |\n| Fotos | 5 años |';
  expect(readBlocks(text)).toEqual([
    { kind: 'quote', text: 'Demo' },
    { kind: 'heading', text: 'Uno' },
    { kind: 'paragraph', text: 'Primera línea segunda.' },
    { kind: 'list', ordered: false, items: ['a', 'b'] },
    { kind: 'list', ordered: true, items: ['x', 'y'] },
    { kind: 'table', head: ['Qué', 'Cuánto'], rows: [['Fotos', '5 años']] },
  ]);
});

it('a URL that could execute code does not become a link', () => {
  expect(readSpans('Lee **esto** en [la guía](/ayuda).')).toEqual([
    { text: 'Lee ' },
    { text: 'esto', strong: true },
    { text: ' en ' },
    { text: 'la guía', href: '/ayuda' },
    { text: '.' },
  ]);
  expect(readSpans('[x](javascript:alert)')).toEqual([{ text: '[x](javascript:alert)' }]);
});
