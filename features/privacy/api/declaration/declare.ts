import type { HoldingId } from './holdings.ts';

/** The terms in which a table declares its data about people. `tables.ts` has one line for every column of the database. */

/** The ways to find the rows about a person. */
export type Finder =
  /** The column contains the id of an account; `where` adds conditions on the row. */
  | { account: string; where?: Readonly<Record<string, string>> }
  /**
   * The column contains an email address, or an object with an email address at the key `at`. With `orphaned`, only rows in which that column has no
   * account are found. An erasure writes the person's account into that column, so that rows that have to wait are found without the address.
   */
  | { address: string; at?: string; orphaned?: string }
  /** The column contains the account's id or its email address anywhere. */
  | { mentions: string }
  /** The row belongs to a row of the table `of` that is about the person. `by` maps own columns to columns of that table. */
  | { of: string; by: Readonly<Record<string, string>> };

/** Marks a column that only proves identity. It is in no copy, not even in the person's own. */
export const SECRET = Symbol('secret');

/** The name of a column in a person's own copy (Spanish). */
export type ColumnWords = string | typeof SECRET;

/** The person who is being erased, and every value by which a text could still name them. */
export interface Leaving {
  id: string;
  email: string;
  names: readonly string[];
}

/** Computes the anonymous value of a column whose row has to stay, by law or for other people. */
export type Becomes = (value: unknown, leaving: Leaving) => unknown;

interface Declared {
  /** Columns without personal data. */
  plain: string;
}

/** Rows about no person. */
export interface Nobody extends Declared {
  about: 'nobody';
}

interface AboutPeople extends Declared {
  about: readonly Finder[];
  /** The heading under which a person reads about it (`holdings.ts`). */
  holding: HoldingId;
  personal: Readonly<Record<string, ColumnWords>>;
  /** How the rows of a region are found; by `region_id` by default. */
  scope?: 'queue';
}

/** Rows that are deleted with the person. */
export interface Goes extends AboutPeople {
  erased: 'rows';
  /** Rows that are deleted too, although they are not in the person's copy. */
  alsoErased?: readonly Finder[];
  /** A column that names stored files: the files are deleted, and images are copied. */
  files?: string;
}

/** Rows that stay without the person. Every personal column declares its new value or the reason why it stays. */
export interface Stays extends AboutPeople {
  erased: 'names';
  becomes: Readonly<Record<string, Becomes>>;
  /** Columns that stay unchanged, each with the reason and for how long. */
  kept: Readonly<Record<string, string>>;
  /** Only rows with these values can be anonymized; the others wait and are checked again every night. */
  finished?: Readonly<Record<string, string>>;
  /** Rows that are in this view wait too. `by` maps own columns to columns of the view. */
  waitsFor?: { view: string; by: Readonly<Record<string, string>> };
  /** Further values of a row that name the person. */
  names?: (row: Readonly<Record<string, unknown>>) => readonly unknown[];
}

export type TableDeclaration = Nobody | Goes | Stays;

/** By table name; with the schema when it is not `public`. Tables whose rows are found through another table come before that table. */
export type Declaration = Readonly<Record<string, TableDeclaration>>;

/** The id of an account that no longer identifies a person. */
export const PSEUDONYM = 'Solo un número: nada lo une ya a una persona.';

export const EMPTY: Becomes = () => '';
export const NOTHING: Becomes = () => null;

/**
 * A text without the values that name the person. A name is removed as a whole word of any script and in either case: «Ana» leaves «mañana»
 * unchanged.
 * @see namesIn for the removed values.
 */
export const withoutNames: Becomes = (value, { names }) => {
  if (typeof value !== 'string' || names.length === 0) return value;
  const text = value.normalize('NFC');
  const without = text.replaceAll(new RegExp(names.map(wholeWord).join('|'), 'giu'), '[…]');
  return without === text ? value : without;
};

/** Characters that continue a word or an emoji: letters and digits, marks, zero-width joiners and skin tones. */
const JOINED = String.raw`\p{L}\p{M}\p{N}\p{EMod}\u200d`;
/** Scripts without spaces between words, where a word boundary cannot be detected. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const CONTINUES = new RegExp(`[${JOINED}\\p{Extended_Pictographic}]`, 'u');

function wholeWord(name: string): string {
  const characters = [...name.normalize('NFC')];
  const bounded = (edge: string) => CONTINUES.test(edge) && !UNSPACED.test(edge);
  const before = bounded(characters[0]!) ? `(?<![${JOINED}])` : '';
  const after = bounded(characters.at(-1)!) ? `(?![${JOINED}])` : '';
  return before + characters.map(escaped).join('') + after;
}

/** With the flag `u` only these characters may be escaped; `\-` is an error. */
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
