import { diffArrays } from 'diff';
import { type Block, readBlocks, readSpans, type Span } from '../read-legal-text.ts';

export type Change = 'same' | 'added' | 'removed';

export interface Run extends Span {
  change: Change;
}
interface Changing {
  change: Change | 'changed';
}
export interface DifferenceItem extends Changing {
  runs: Run[];
}
export interface DifferenceRow extends Changing {
  cells: Run[][];
}
export type DifferenceBlock = Changing &
  (
    | { kind: 'heading' | 'paragraph' | 'quote'; runs: Run[] }
    | { kind: 'list'; ordered: boolean; items: DifferenceItem[] }
    | { kind: 'table'; head: string[]; rows: DifferenceRow[] }
  );

/** Compares the visible text and ignores the Markdown syntax. */
export function compareTexts(before: string, after: string): DifferenceBlock[] {
  return pairUp(readBlocks(before), readBlocks(after), wholeBlock, changedBlock);
}

function pairUp<Part, Compared>(
  before: Part[],
  after: Part[],
  alone: (part: Part, change: Change) => Compared,
  between: (old: Part, part: Part) => Compared | null,
): Compared[] {
  const compared: Compared[] = [];
  let gone: Part[] = [];
  const leave = () => {
    compared.push(...gone.map((part) => alone(part, 'removed')));
    gone = [];
  };
  const equal = (one: Part, other: Part) => JSON.stringify(one) === JSON.stringify(other);
  for (const { value, added, removed } of diffArrays(before, after, { comparator: equal })) {
    if (removed) gone.push(...value);
    else if (added)
      for (const part of value) {
        const changed = gone[0] === undefined ? null : between(gone[0], part);
        if (changed) gone.shift();
        compared.push(changed ?? alone(part, 'added'));
      }
    else {
      leave();
      compared.push(...value.map((part) => alone(part, 'same')));
    }
  }
  leave();
  return compared;
}

function wholeBlock(block: Block, change: Change): DifferenceBlock {
  switch (block.kind) {
    case 'list':
      return { ...block, change, items: block.items.map((item) => wholeItem(item, change)) };
    case 'table':
      return { ...block, change, rows: block.rows.map((row) => wholeRow(row, change)) };
    default:
      return { kind: block.kind, change, runs: runsOf(block.text, change) };
  }
}

function changedBlock(old: Block, block: Block): DifferenceBlock | null {
  if (old.kind === 'list' && block.kind === 'list' && old.ordered === block.ordered) {
    const items = pairUp(old.items, block.items, wholeItem, changedItem);
    return items.every(isWhole) ? null : { ...block, change: 'changed', items };
  }
  if (old.kind === 'table' && block.kind === 'table' && old.head.join('|') === block.head.join('|')) {
    const rows = pairUp(old.rows, block.rows, wholeRow, changedRow);
    return rows.every(isWhole) ? null : { ...block, change: 'changed', rows };
  }
  if (!('text' in old && 'text' in block) || old.kind !== block.kind) return null;
  const runs = wordsOf(old.text, block.text);
  return isAlike(runs) ? { kind: block.kind, change: 'changed', runs } : null;
}

const isWhole = ({ change }: Changing) => change === 'added' || change === 'removed';

const runsOf = (text: string, change: Change): Run[] => readSpans(text).map((span) => ({ ...span, change }));
const wholeItem = (text: string, change: Change): DifferenceItem => ({ change, runs: runsOf(text, change) });
const wholeRow = (cells: string[], change: Change): DifferenceRow => ({
  change,
  cells: cells.map((cell) => runsOf(cell, change)),
});

function changedItem(old: string, text: string): DifferenceItem | null {
  const runs = wordsOf(old, text);
  return isAlike(runs) ? { change: 'changed', runs } : null;
}

function changedRow(old: string[], row: string[]): DifferenceRow | null {
  const cells = row.map((cell, column) => wordsOf(old[column] ?? '', cell));
  return isAlike(cells.flat()) ? { change: 'changed', cells } : null;
}

function wordsOf(before: string, after: string): Run[] {
  const equal = (one: Span, other: Span) =>
    one.text.trim() === other.text.trim() && one.strong === other.strong && one.href === other.href;
  const runs: Run[] = [];
  for (const { value, added, removed } of diffArrays(piecesOf(before), piecesOf(after), { comparator: equal })) {
    const change = added ? 'added' : removed ? 'removed' : 'same';
    for (const piece of value) {
      const last = runs.at(-1);
      if (last?.change === change && last.strong === piece.strong && last.href === piece.href) last.text += piece.text;
      else runs.push({ ...piece, change });
    }
  }
  return runs;
}

const piecesOf = (text: string): Span[] =>
  readSpans(text).flatMap((span) =>
    (span.text.match(/\s*(?:[\p{L}\p{N}]+|[^\s\p{L}\p{N}])\s*|\s+/gu) ?? []).map((piece) => ({ ...span, text: piece })),
  );

function isAlike(runs: Run[]): boolean {
  const characters = (among: Run[]) => among.reduce((sum, { text }) => sum + text.trim().length, 0);
  return characters(runs.filter(({ change }) => change === 'same')) * 2 >= characters(runs.filter(isThere));
}

const isThere = ({ change }: Run) => change !== 'removed';
