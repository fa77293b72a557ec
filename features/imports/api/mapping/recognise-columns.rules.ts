import { FIELDS, type Field } from '#features/imports/contract/columns.ts';
import { plainWord } from '#features/imports/contract/plain-word.ts';
import { similarity } from '#features/places/api/public.ts';
import { FIELD_WORDS, OTHER_WORDS } from './field-words.ts';

export interface Recognised {
  /** Null for a column that states no known fact, or that is not recognised. */
  field: Field | null;
  /** False if a person must say what the column is. */
  isSure: boolean;
}

/** Shared pairs of characters (0 to 1) above which two titles are the same word. */
const ALIKE = 0.5;
/** Characters of a word that is cut with a point, such as "telef.". */
const SHORTEST_BEGINNING = 3;

/** A field belongs to at most one column. The surest column gets it, and the first of equally sure columns. */
export function recogniseColumns(headings: readonly string[]): Recognised[] {
  const guesses = headings.map(guess);
  const found: Recognised[] = headings.map(() => ({ field: null, isSure: false }));
  const taken = new Set<Field>();
  for (const level of ['exact', 'beginning', 'alike'] as const) {
    guesses.forEach((one, at) => {
      if (one.level !== level) return;
      if (one.field === null || !taken.has(one.field)) {
        found[at] = { field: one.field, isSure: level !== 'alike' };
        if (one.field) taken.add(one.field);
      }
    });
  }
  return found;
}

interface Guess {
  field: Field | null;
  level: 'exact' | 'beginning' | 'alike' | 'none';
}

function guess(heading: string): Guess {
  const plain = plainWord(heading);
  if (plain === '') return { field: null, level: 'exact' };
  const exact = FIELDS.find((field) => FIELD_WORDS[field].includes(plain));
  if (exact) return { field: exact, level: 'exact' };
  if (OTHER_WORDS.includes(plain)) return { field: null, level: 'exact' };
  const beginning = FIELDS.find((field) => FIELD_WORDS[field].some((word) => beginsLike(plain, word)));
  if (beginning) return { field: beginning, level: 'beginning' };
  const best = bestAlike(plain);
  return best ? { field: best, level: 'alike' } : { field: null, level: 'none' };
}

/** "Telef." begins like "telefono", and "Nombre (oficial)" like "nombre". Short words such as "y" begin nothing. */
function beginsLike(heading: string, word: string): boolean {
  const [first = ''] = heading.split(' ');
  if (word.length >= 4 && heading.startsWith(`${word} `)) return true;
  return first === heading && first.length >= SHORTEST_BEGINNING && word.startsWith(first) && word !== first;
}

function bestAlike(heading: string): Field | null {
  let best: { field: Field | null; alike: number } = { field: null, alike: 0 };
  for (const field of FIELDS)
    for (const word of FIELD_WORDS[field]) {
      const alike = word.length > 3 ? similarity(heading, word) : 0;
      if (alike > best.alike) best = { field, alike };
    }
  const other = Math.max(...OTHER_WORDS.map((word) => similarity(heading, word)));
  return best.alike >= ALIKE && best.alike > other ? best.field : null;
}

/** Rows above the titles that are looked at. */
const LOOKED_AT = 12;

export interface HeadedTable {
  headings: string[];
  rows: { line: number; cells: string[] }[];
}

/** Finds the row of titles: the one with the most known titles. A file without any keeps its first row. */
export function headedTable(grid: readonly string[][]): HeadedTable {
  const scores = grid
    .slice(0, LOOKED_AT)
    .map((row) => row.filter((cell) => guess(cell).level === 'exact' && cell.trim() !== '').length);
  const firstWithText = Math.max(
    0,
    grid.findIndex((row) => row.some((cell) => cell.trim() !== '')),
  );
  const best = scores.length > 0 ? Math.max(...scores) : 0;
  const at = best > 0 ? scores.indexOf(best) : firstWithText;
  const headings = (grid[at] ?? []).map((cell) => cell.replace(/\s+/g, ' ').trim());
  while (headings.at(-1) === '') headings.pop();
  const rows = grid
    .slice(at + 1)
    .map((cells, index) => ({ line: at + index + 2, cells: headings.map((_, column) => (cells[column] ?? '').trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { headings, rows };
}
