import type { ProgramDay } from '#features/operators/contract/plan-content.ts';
import { INCLUSION_KIND_NAMES, type Inclusion } from './inclusion-kinds.ts';
import type { OfferContent, OfferFacts, OfferFinding } from './offer.ts';
import { countedMeals, kindsOfLine } from './offer-inclusions.ts';
import { linesForParty, priceOffer } from './offer-price.ts';
import { plainWords } from './offer-words.ts';
import { peopleOf, type RequestedParty } from './quotation.ts';

export interface ComparedOffer {
  id: string;
  operator: string;
  content: OfferContent;
  facts: OfferFacts;
  findings: readonly OfferFinding[];
  /** Mean rating of the operator's reviews, from 1 to 5. Null if there are too few reviews. */
  rating: number | null;
  /** Minutes from the request to the first answer. */
  responseMinutes: number | null;
}

export const COMPARED = [
  'total',
  'perPerson',
  'kilometres',
  'driveMinutes',
  'meals',
  'groupMost',
  'lodging',
  'policy',
  'warnings',
  'rating',
  'responseMinutes',
] as const;
export type Compared = (typeof COMPARED)[number];

const BETTER: Partial<Record<Compared, 'least' | 'most'>> = {
  total: 'least',
  perPerson: 'least',
  driveMinutes: 'least',
  meals: 'most',
  groupMost: 'least',
  warnings: 'least',
  rating: 'most',
  responseMinutes: 'least',
};

export interface ComparedRow {
  row: Compared;
  /** One value for each offer. The unit depends on the row. */
  values: (number | string | readonly string[] | null)[];
  /** `true` for each offer that has the best value. */
  best: boolean[];
}

export interface Included {
  name: string;
  in: string[][];
}

export interface Comparison {
  rows: ComparedRow[];
  included: Included[];
  /** For each day, the programs of all offers. A shorter offer has null. */
  days: (ProgramDay | null)[][];
}

/**
 * Prices for a party other than `from` are estimates (`linesForParty`).
 * @param from party for which the offers were made
 * @param to party for which values are shown
 */
export function compareOffers(
  offers: readonly ComparedOffer[],
  from: RequestedParty,
  to: RequestedParty = from,
): Comparison {
  const people = peopleOf(to);
  const values = offers.map((offer) => valuesOf(offer, from, to, people));
  const rows = COMPARED.map((row) => {
    const ofRow = values.map((offer) => offer[row]);
    return { row, values: ofRow, best: bestOf(ofRow, BETTER[row]) };
  });
  const longest = Math.max(0, ...offers.map(({ content }) => content.days.length));
  return {
    rows,
    included: includedIn(offers),
    days: Array.from({ length: longest }, (_, day) => offers.map(({ content }) => content.days[day] ?? null)),
  };
}

/** Rounds to tenths of an hour, as screens do, so that values that look equal are equal. */
const asShown = (minutes: number): number => Math.round(minutes / 6) * 6;

function valuesOf(
  { content, facts, findings, rating, responseMinutes }: ComparedOffer,
  from: RequestedParty,
  to: RequestedParty,
  people: number,
): Record<Compared, ComparedRow['values'][number]> {
  const lines = linesForParty(content.lines, from, to);
  const price = priceOffer({ lines, minimumTotal: content.minimumTotal }, people);
  const hasWays = facts.metres > 0 || content.days.some(({ stops }) => stops.some(({ place }) => place !== null));
  return {
    total: price.total,
    perPerson: price.perPerson,
    kilometres: hasWays ? Math.round(facts.metres / 1000) : null,
    driveMinutes: hasWays ? asShown(facts.driveMinutes) : null,
    meals: countedMeals(content, facts),
    groupMost: facts.groupMost <= peopleOf(from) ? people : Math.max(facts.groupMost, people),
    lodging: content.lodging.trim() || null,
    policy: facts.policy.length > 0 ? facts.policy : null,
    warnings: findings.length,
    rating: rating === null ? null : Math.round(rating * 10) / 10,
    responseMinutes: responseMinutes === null ? null : asShown(responseMinutes),
  };
}

function bestOf(values: ComparedRow['values'], better: 'least' | 'most' | undefined): boolean[] {
  const numbers = values.filter((value) => typeof value === 'number');
  const isUndecided = better === undefined || numbers.length < 2 || new Set(numbers).size === 1;
  if (isUndecided) return values.map(() => false);
  const best = better === 'least' ? Math.min(...numbers) : Math.max(...numbers);
  return values.map((value) => value === best);
}

function includedIn(offers: readonly ComparedOffer[]): Included[] {
  const rows = new Map<string, Included>();
  for (const [index, { content }] of offers.entries()) {
    const all: Inclusion[] = [
      ...content.includes,
      ...content.lines.map((line) => ({ text: line.title, kinds: kindsOfLine(line) })),
    ];
    for (const { text, kinds } of all) {
      const names = kinds.length > 0 ? kinds.map((kind) => INCLUSION_KIND_NAMES[kind]) : [text.trim()];
      for (const name of names) put(rows, name, index, text.trim(), offers.length);
    }
  }
  return [...rows.values()].sort(
    (one, other) => count(other.in) - count(one.in) || one.name.localeCompare(other.name, 'es'),
  );
}

function put(rows: Map<string, Included>, name: string, offer: number, words: string, offers: number): void {
  const key = plainWords(name);
  const row = rows.get(key) ?? { name, in: Array.from({ length: offers }, (): string[] => []) };
  rows.set(key, row);
  if (!row.in[offer]!.some((known) => plainWords(known) === plainWords(words))) row.in[offer]!.push(words);
}

const count = (said: readonly string[][]): number => said.filter((words) => words.length > 0).length;
