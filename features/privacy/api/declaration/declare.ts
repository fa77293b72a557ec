import type { HoldingId } from './holdings.ts';

/** The words in which a table says what it holds about people. `tables.ts` has one line of them for every column of the database. */

/** How the rows about a person are found. */
export type Finder =
  /** The column holds the id of an account; `where` narrows what else a row must be. */
  | { account: string; where?: Readonly<Record<string, string>> }
  /**
   * The column holds an address of mail, or an object that has one `at` this key. `orphaned`: only where that column names no account;
   * when the person leaves, it is given theirs, so that what has to wait is found without the address.
   */
  | { address: string; at?: string; orphaned?: string }
  /** Somewhere in the column stand the account's id or its address. */
  | { mentions: string }
  /** The row belongs to one of another table that is about the person: own columns by those of that table. */
  | { of: string; by: Readonly<Record<string, string>> };

/** Proves who somebody is, and nothing else: it is in no copy, not even in the person's own. */
export const SECRET = Symbol('secret');

/** What a column tells about a person, as their own copy calls it (Spanish). */
export type ColumnWords = string | typeof SECRET;

/** Whoever is being erased, and every value by which a text would still name them. */
export interface Leaving {
  id: string;
  email: string;
  names: readonly string[];
}

/** What a line becomes when the law, or others, need it and nobody may be known by it. */
export type Becomes = (value: unknown, leaving: Leaving) => unknown;

interface Declared {
  /** Columns that say nothing about a person. */
  plain: string;
}

/** Rows that are about nobody. */
export interface Nobody extends Declared {
  about: 'nobody';
}

interface AboutPeople extends Declared {
  about: readonly Finder[];
  /** Under which heading a person reads of it (`holdings.ts`). */
  holding: HoldingId;
  personal: Readonly<Record<string, ColumnWords>>;
  /** Where the rows of a region are found; by `region_id` unless told. */
  scope?: 'queue';
}

/** Rows that go with the person. */
export interface Goes extends AboutPeople {
  erased: 'rows';
  /** Rows that go too, though they are no part of the person's copy. */
  alsoErased?: readonly Finder[];
  /** A column that names kept files: they are removed, and images are copied. */
  files?: string;
}

/** Rows that stay, without the person in them. Every personal column says what it becomes or why it stays. */
export interface Stays extends AboutPeople {
  erased: 'names';
  becomes: Readonly<Record<string, Becomes>>;
  /** Columns that stay as they are, each with the reason and until when. */
  kept: Readonly<Record<string, string>>;
  /** Only rows like this are finished; the others wait, and are asked again every night. */
  finished?: Readonly<Record<string, string>>;
  /** Rows that stand in this view (own columns by those of it) are not finished either. */
  waitsFor?: { view: string; by: Readonly<Record<string, string>> };
  /** What else in a row names the person. */
  names?: (row: Readonly<Record<string, unknown>>) => readonly unknown[];
}

export type TableDeclaration = Nobody | Goes | Stays;

/** By name; of another schema than `public`, with it. Rows that are found through others come before those. */
export type Declaration = Readonly<Record<string, TableDeclaration>>;

/** The id of an account that no longer says whose it was. */
export const PSEUDONYM = 'Solo un número: nada lo une ya a una persona.';

export const EMPTY: Becomes = () => '';
export const NOTHING: Becomes = () => null;

/**
 * A text without the values that name the person. A name is removed as a whole word of any script and in either case: «Ana» leaves «mañana» alone.
 * @see namesIn for the values that count.
 */
export const withoutNames: Becomes = (value, { names }) => {
  if (typeof value !== 'string' || names.length === 0) return value;
  const text = value.normalize('NFC');
  const without = text.replaceAll(new RegExp(names.map(wholeWord).join('|'), 'giu'), '[…]');
  return without === text ? value : without;
};

/** What continues a word or an emoji: a letter, mark, digit, zero-width joiner or skin tone. */
const JOINED = String.raw`\p{L}\p{M}\p{N}\p{EMod}\u200d`;
/** Scripts that put no space between words: a boundary cannot be asked for. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const CONTINUES = new RegExp(`[${JOINED}\\p{Extended_Pictographic}]`, 'u');

function wholeWord(name: string): string {
  const characters = [...name.normalize('NFC')];
  const bounded = (edge: string) => CONTINUES.test(edge) && !UNSPACED.test(edge);
  const before = bounded(characters[0]!) ? `(?<![${JOINED}])` : '';
  const after = bounded(characters.at(-1)!) ? `(?![${JOINED}])` : '';
  return before + characters.map(escaped).join('') + after;
}

/** Under the flag `u` nothing but these characters may be escaped: a `\-` is an error. */
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
