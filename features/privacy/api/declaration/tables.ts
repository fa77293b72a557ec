import { CONTRIBUTIONS } from './contributions.ts';
import type { Declaration } from './declare.ts';
import { LAW } from './law.ts';
import { MONEY } from './money.ts';
import { OFFER } from './offer.ts';
import { PEOPLE } from './people.ts';
import { PLATFORM } from './platform.ts';
import { QUOTATIONS } from './quotations.ts';
import { REVIEWS } from './reviews.ts';
import { SELLING } from './selling.ts';
import { TRIPS } from './trips.ts';
import { WORK } from './work.ts';

/**
 * What every column of every table says about people: the copy that a person gets, what is left of them when they go, and the words of the
 * screen all follow from it. A column that nobody declared fails `tables.test.ts`. The accounts stand last: others are found by them.
 */
export const PERSONAL_DATA: Declaration = {
  ...PLATFORM,
  ...OFFER,
  ...MONEY,
  ...QUOTATIONS,
  ...REVIEWS,
  ...SELLING,
  ...LAW,
  ...WORK,
  ...CONTRIBUTIONS,
  ...TRIPS,
  ...PEOPLE,
};

/** The columns of a declared table. */
export function declaredColumns(table: Declaration[string]): string[] {
  const personal = table.about === 'nobody' ? [] : Object.keys(table.personal);
  return [...table.plain.split(/\s+/), ...personal];
}
