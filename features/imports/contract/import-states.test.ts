import { expect, test } from 'vitest';
import { IMPORT_STATES, importActions, isMoving, moveOf } from './import-states.ts';

test('an import is started once it is read, and undone once it is done', () => {
  expect(moveOf('reading', 'found')).toBe('ready');
  expect(moveOf('reading', 'lacks')).toBe('asking');
  expect(moveOf('asking', 'start')).toBeNull();
  expect(moveOf('ready', 'start')).toBe('running');
  expect(moveOf('running', 'start')).toBeNull();
  expect(moveOf('ready', 'undo')).toBeNull();
  expect(moveOf('done', 'undo')).toBe('undoing');
  expect(moveOf('undone', 'start')).toBeNull();
});

test('a person can do nothing while a job works, and nothing more after an undo', () => {
  expect(moveOf('running', 'stop')).toBe('ready');
  expect(moveOf('undoing', 'keep')).toBe('done');
  for (const state of IMPORT_STATES)
    if (isMoving(state) || state === 'undone') expect([state, importActions(state)]).toEqual([state, []]);
});
