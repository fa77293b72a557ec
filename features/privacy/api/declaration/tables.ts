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

export const PARTS: Declaration[] = [
  PLATFORM,
  OFFER,
  MONEY,
  QUOTATIONS,
  REVIEWS,
  SELLING,
  LAW,
  WORK,
  CONTRIBUTIONS,
  TRIPS,
  PEOPLE,
];

/**
 * The person's copy, the erasure and the screen use these declarations. Accounts are last, because other rows are found
 * through accounts.
 */
export const PERSONAL_DATA: Declaration = Object.assign({}, ...PARTS);

export function declaredColumns(table: Declaration[string]): string[] {
  const personal = table.about === 'nobody' ? [] : Object.keys(table.personal);
  return [...table.plain.split(/\s+/), ...personal];
}
