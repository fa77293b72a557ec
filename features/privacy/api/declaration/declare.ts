import type { HoldingId } from './holdings.ts';

export type Finder =
  /** Finds rows by the account's id in this column. `where` adds conditions on other columns. */
  | { account: string; where?: Readonly<Record<string, string>> }
  /**
   * Finds rows by the email address in this column, or at the key `at` of an object. The first erasure writes the
   * account's id into the column `orphaned`, by which later erasures find the row.
   */
  | { address: string; at?: string; orphaned?: string }
  /** Finds rows whose text contains the account's id or email address. */
  | { mentions: string }
  /** Finds rows that belong to a found row of the table `of`. `by` maps columns to columns of `of`. */
  | { of: string; by: Readonly<Record<string, string>> };

/** Marks a column that proves an identity, such as a password hash. A person's copy does not contain the column. */
export const SECRET = Symbol('secret');

export type ColumnWords = string | typeof SECRET;

/** A person whose data are erased. `names` contains every text that could name the person. */
export interface Leaving {
  id: string;
  email: string;
  names: readonly string[];
}

export type Becomes = (value: unknown, leaving: Leaving) => unknown;

interface Declared {
  /** Columns without personal data, separated by spaces. */
  plain: string;
}

export interface Nobody extends Declared {
  about: 'nobody';
}

interface AboutPeople extends Declared {
  about: readonly Finder[];
  /** Heading on the screen of the person's data. */
  holding: HoldingId;
  personal: Readonly<Record<string, ColumnWords>>;
  /** `region_id` selects the rows of a region. With `queue`, the name of a job begins with the region. */
  scope?: 'queue';
}

export interface Goes extends AboutPeople {
  erased: 'rows';
  /** Finds further rows that an erasure deletes. The person's copy does not contain these rows. */
  alsoErased?: readonly Finder[];
  /** Columns with the ids of stored files, separated by spaces. An erasure deletes the files. */
  files?: string;
}

/**
 * An erasure keeps the rows of this table and removes the person from them. Every personal column has a new value, or a
 * reason why it stays.
 */
export interface Stays extends AboutPeople {
  erased: 'names';
  becomes: Readonly<Record<string, Becomes>>;
  kept: Readonly<Record<string, string>>;
  /** Values by which a finished row is recognised. A daily job erases the other rows when they are finished. */
  finished?: Readonly<Record<string, string>>;
  /** A row is erased only when this view no longer contains it. `by` maps columns to columns of the view. */
  waitsFor?: { view: string; by: Readonly<Record<string, string>> };
  names?: (row: Readonly<Record<string, unknown>>) => readonly unknown[];
}

export type TableDeclaration = Nobody | Goes | Stays;

/** Declarations by table name. A table must stand before the tables by which its rows are found. */
export type Declaration = Readonly<Record<string, TableDeclaration>>;

/** Spanish reason for keeping the id of an erased account. */
export const PSEUDONYM = 'Solo un número: nada lo une ya a una persona.';

export const EMPTY: Becomes = () => '';
export const NOTHING: Becomes = () => null;

/** Removes names that are whole words, in upper or lower case: «Ana» does not change «mañana». */
export const withoutNames: Becomes = (value, { names }) => {
  if (typeof value !== 'string' || names.length === 0) return value;
  const text = value.normalize('NFC');
  const without = text.replaceAll(new RegExp(names.map(wholeWord).join('|'), 'giu'), '[…]');
  return without === text ? value : without;
};

const JOINED = String.raw`\p{L}\p{M}\p{N}\p{EMod}\u200d`;
/** In these scripts, no spaces separate words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const CONTINUES = new RegExp(`[${JOINED}\\p{Extended_Pictographic}]`, 'u');

function wholeWord(name: string): string {
  const characters = [...name.normalize('NFC')];
  const bounded = (edge: string) => CONTINUES.test(edge) && !UNSPACED.test(edge);
  const before = bounded(characters[0]!) ? `(?<![${JOINED}])` : '';
  const after = bounded(characters.at(-1)!) ? `(?![${JOINED}])` : '';
  return before + characters.map(escaped).join('') + after;
}

/** With the flag `u`, a regular expression must not escape `-`. */
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
