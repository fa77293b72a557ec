import type { HoldingId } from './holdings.ts';

export type Finder =
  /** A column with the id of an account. `where` limits the rows by further columns. */
  | { account: string; where?: Readonly<Record<string, string>> }
  /**
   * An email address, or an object with an email address at the key `at`.
   * The first erasure writes the account's id into `orphaned`. Later erasures find the row by the account's id.
   */
  | { address: string; at?: string; orphaned?: string }
  /** The account's id or email address occurs anywhere in the text. */
  | { mentions: string }
  /** The row belongs to a row of table `of`. `by` maps columns to columns of `of`. */
  | { of: string; by: Readonly<Record<string, string>> };

/** Proves an identity, such as a password hash. No copy contains this column. */
export const SECRET = Symbol('secret');

export type ColumnWords = string | typeof SECRET;

/** `names` has every value by which a text could name the person. */
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
  /** The heading on the screen (`holdings.ts`). */
  holding: HoldingId;
  personal: Readonly<Record<string, ColumnWords>>;
  /** By default `region_id` selects the region's rows. With `queue`, job names begin with the region. */
  scope?: 'queue';
}

export interface Goes extends AboutPeople {
  erased: 'rows';
  /** Further rows to delete, which the person's copy leaves out. */
  alsoErased?: readonly Finder[];
  /** A column with ids of stored files. An erasure deletes the files. */
  files?: string;
}

/** Rows of this table stay without the person. Every personal column has a new value or a reason to stay. */
export interface Stays extends AboutPeople {
  erased: 'names';
  becomes: Readonly<Record<string, Becomes>>;
  kept: Readonly<Record<string, string>>;
  /** Column values of a finished row. Unfinished rows wait and are checked every day. */
  finished?: Readonly<Record<string, string>>;
  /** A row waits while this view contains the row. `by` maps columns to columns of the view. */
  waitsFor?: { view: string; by: Readonly<Record<string, string>> };
  names?: (row: Readonly<Record<string, unknown>>) => readonly unknown[];
}

export type TableDeclaration = Nobody | Goes | Stays;

/** Keyed by table name. Rows of one table are found through a later table. */
export type Declaration = Readonly<Record<string, TableDeclaration>>;

/** Spanish reason to keep the id of an erased account. */
export const PSEUDONYM = 'Solo un número: nada lo une ya a una persona.';

export const EMPTY: Becomes = () => '';
export const NOTHING: Becomes = () => null;

/**
 * Removes only whole words, in upper or lower case: «Ana» leaves «mañana» unchanged.
 * @see namesIn for the removed values.
 */
export const withoutNames: Becomes = (value, { names }) => {
  if (typeof value !== 'string' || names.length === 0) return value;
  const text = value.normalize('NFC');
  const without = text.replaceAll(new RegExp(names.map(wholeWord).join('|'), 'giu'), '[…]');
  return without === text ? value : without;
};

const JOINED = String.raw`\p{L}\p{M}\p{N}\p{EMod}\u200d`;
/** These scripts have no spaces between words, so words have no boundaries. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const CONTINUES = new RegExp(`[${JOINED}\\p{Extended_Pictographic}]`, 'u');

function wholeWord(name: string): string {
  const characters = [...name.normalize('NFC')];
  const bounded = (edge: string) => CONTINUES.test(edge) && !UNSPACED.test(edge);
  const before = bounded(characters[0]!) ? `(?<![${JOINED}])` : '';
  const after = bounded(characters.at(-1)!) ? `(?![${JOINED}])` : '';
  return before + characters.map(escaped).join('') + after;
}

/** With the flag `u`, escaping `-` is an error. */
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
