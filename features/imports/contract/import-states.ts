export const IMPORT_STATES = ['reading', 'asking', 'ready', 'running', 'done', 'undoing', 'undone', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * People ask for `map` (reads again with other columns), `start` and `undo`. The others are results of jobs: `found`,
 * `lacks` and `fail` of the reading, `finish` and `stop` of the import, `undone` and `keep` of the undo.
 */
export const IMPORT_MOVES = [
  'found',
  'lacks',
  'fail',
  'map',
  'start',
  'finish',
  'stop',
  'undo',
  'undone',
  'keep',
] as const;
export type ImportMove = (typeof IMPORT_MOVES)[number];

/** Moves that a person may ask for. */
export const IMPORT_ACTIONS = ['start', 'undo'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

const MOVES: Record<ImportMove, { from: readonly ImportState[]; to: ImportState }> = {
  found: { from: ['reading'], to: 'ready' },
  lacks: { from: ['reading'], to: 'asking' },
  fail: { from: ['reading'], to: 'failed' },
  map: { from: ['asking', 'ready', 'failed'], to: 'reading' },
  // Rows that a person decides later are imported by another start.
  start: { from: ['ready', 'done'], to: 'running' },
  finish: { from: ['running'], to: 'done' },
  stop: { from: ['running'], to: 'ready' },
  undo: { from: ['done'], to: 'undoing' },
  undone: { from: ['undoing'], to: 'undone' },
  keep: { from: ['undoing'], to: 'done' },
};

/** Returns null if the import may not move so. */
export function moveOf(state: ImportState, move: ImportMove): ImportState | null {
  const { from, to } = MOVES[move];
  return from.includes(state) ? to : null;
}

export const importActions = (state: ImportState): ImportAction[] =>
  IMPORT_ACTIONS.filter((action) => moveOf(state, action) !== null);

/** A job is working, so the screen asks again. */
export const isMoving = (state: ImportState): boolean => ['reading', 'running', 'undoing'].includes(state);

/** A person may still change the columns. */
export const mayMap = (state: ImportState): boolean => moveOf(state, 'map') !== null;
