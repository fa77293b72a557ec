import type { HoldingId } from './holdings.ts';

/** `tables.ts` uses these types to declare every column of the database. */

export type Finder =
  /** The column contains the id of an account. `where` requires these values in other columns of the row. */
  | { account: string; where?: Readonly<Record<string, string>> }
  /**
   * The column contains an email address, or an object with an email address at the key `at`. `orphaned` names a column
   * for an account's id. Only rows where this column is null are found. An erasure first writes the person's account id
   * into this column. If the row has to wait, a later erasure still finds the row, although the account's email address
   * is gone.
   */
  | { address: string; at?: string; orphaned?: string }
  /** The account's id or email address occurs anywhere in the column's text. */
  | { mentions: string }
  /**
   * The row belongs to a row of the table `of` that is about the person. `by` maps columns of this table to columns of
   * `of`.
   */
  | { of: string; by: Readonly<Record<string, string>> };

/**
 * Marks a column that only serves to prove identity, such as a password hash. No copy contains this column, not even
 * the person's own copy.
 */
export const SECRET = Symbol('secret');

export type ColumnWords = string | typeof SECRET;

/** The person whose account is being erased. `names` has every value by which a text could name the person. */
export interface Leaving {
  id: string;
  email: string;
  names: readonly string[];
}

/** Computes the anonymous value of a column in a row that stays after an erasure. */
export type Becomes = (value: unknown, leaving: Leaving) => unknown;

interface Declared {
  /** Names of the columns without personal data, separated by spaces. */
  plain: string;
}

export interface Nobody extends Declared {
  about: 'nobody';
}

interface AboutPeople extends Declared {
  about: readonly Finder[];
  /** The heading under which the screen shows the table's data (`holdings.ts`). */
  holding: HoldingId;
  personal: Readonly<Record<string, ColumnWords>>;
  /**
   * By default, rows of a region are found by `region_id`. With `queue`, rows are found by job names, which begin with
   * the region.
   */
  scope?: 'queue';
}

/** A table whose rows about a person are deleted with the person. */
export interface Goes extends AboutPeople {
  erased: 'rows';
  /** Finds further rows to delete, which are not in the person's copy. */
  alsoErased?: readonly Finder[];
  /** A column with ids of stored files. An erasure deletes the files, and a copy contains their images. */
  files?: string;
}

/**
 * A table whose rows stay after an erasure, without the person. Every personal column declares its new value, or the
 * reason why the value stays.
 */
export interface Stays extends AboutPeople {
  erased: 'names';
  becomes: Readonly<Record<string, Becomes>>;
  /** Maps each column that keeps its value to the reason, in Spanish. */
  kept: Readonly<Record<string, string>>;
  /**
   * Column values of a finished row. Only finished rows are anonymized; other rows wait and are checked again every
   * day.
   */
  finished?: Readonly<Record<string, string>>;
  /** A row also waits while this view contains the row. `by` maps columns of the table to columns of the view. */
  waitsFor?: { view: string; by: Readonly<Record<string, string>> };
  /** Returns further values of a row that name the person. */
  names?: (row: Readonly<Record<string, unknown>>) => readonly unknown[];
}

export type TableDeclaration = Nobody | Goes | Stays;

/**
 * Keyed by table name. The name includes the schema if the schema is not `public`. An erasure follows the order of the
 * declarations. A table whose rows are found through another table therefore comes before the other table.
 */
export type Declaration = Readonly<Record<string, TableDeclaration>>;

/** The reason why a column keeps the id of an erased account. */
export const PSEUDONYM = 'Solo un número: nada lo une ya a una persona.';

export const EMPTY: Becomes = () => '';
export const NOTHING: Becomes = () => null;

/**
 * Removes the values that name the person from a text. A name is removed only as a whole word, in upper or lower case:
 * «Ana» leaves «mañana» unchanged.
 * @see namesIn for the removed values.
 */
export const withoutNames: Becomes = (value, { names }) => {
  if (typeof value !== 'string' || names.length === 0) return value;
  const text = value.normalize('NFC');
  const without = text.replaceAll(new RegExp(names.map(wholeWord).join('|'), 'giu'), '[…]');
  return without === text ? value : without;
};

/**
 * Characters that continue a word or an emoji: letters and digits, combining marks, zero-width joiners and skin tones.
 */
const JOINED = String.raw`\p{L}\p{M}\p{N}\p{EMod}\u200d`;
/** Scripts without spaces between words. Word boundaries cannot be detected in these scripts. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const CONTINUES = new RegExp(`[${JOINED}\\p{Extended_Pictographic}]`, 'u');

function wholeWord(name: string): string {
  const characters = [...name.normalize('NFC')];
  const bounded = (edge: string) => CONTINUES.test(edge) && !UNSPACED.test(edge);
  const before = bounded(characters[0]!) ? `(?<![${JOINED}])` : '';
  const after = bounded(characters.at(-1)!) ? `(?![${JOINED}])` : '';
  return before + characters.map(escaped).join('') + after;
}

/** With the flag `u` a regular expression may escape no other characters; `\-` is an error. */
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
