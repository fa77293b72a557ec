import { expect, test } from 'vitest';
import type { Status } from '../../document/history/make-room.ts';
import { byReason } from './by-reason.ts';

const wish = (id: string, kind: Status['kind'], why: string, more: string) => ({
  ...{ id, words: { why, more } },
  status: { kind } as Status,
});

test('waiting places are grouped by reason, and places that fit come first', () => {
  const groups = byReason([
    wish('mar', 'never', 'Queda lejos', '2 h solo de ida.'),
    wish('huaca', 'full', 'Sin hueco libre', 'Otras se mueven.'),
    wish('plaza', 'fits', 'Ahora sí cabe', 'El día 1 a las 09:00.'),
    wish('museo', 'full', 'Sin hueco libre', 'Otras se mueven.'),
    wish('templo', 'fits', 'Ahora sí cabe', 'El día 2 a las 10:00.'),
  ]);
  expect(groups.map(({ why, more, isFree, items }) => [why, more, isFree, items.map(({ id }) => id)])).toEqual([
    ['Ahora sí cabe', null, true, ['plaza', 'templo']],
    ['Sin hueco libre', 'Otras se mueven.', false, ['huaca', 'museo']],
    ['Queda lejos', '2 h solo de ida.', false, ['mar']],
  ]);
  expect(byReason([])).toEqual([]);
});
