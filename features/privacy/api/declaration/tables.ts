import { CONTRIBUTIONS } from './contributions.ts';
import type { Declaration } from './declare.ts';
import { LAW } from './law.ts';
import { MONEY } from './money.ts';
import { OFFER } from './offer.ts';
import { OWNERS } from './owners.ts';
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
  OWNERS,
  CONTRIBUTIONS,
  TRIPS,
  PEOPLE,
];

/**
 * Declares all tables for the person's copy, the erasure and the screen. Accounts are last, because rows of other
 * tables are found by the account.
 */
export const PERSONAL_DATA: Declaration = Object.assign({}, ...PARTS);

export function declaredColumns(table: Declaration[string]): string[] {
  const personal = table.about === 'nobody' ? [] : Object.keys(table.personal);
  return [...table.plain.split(/\s+/), ...personal];
}
