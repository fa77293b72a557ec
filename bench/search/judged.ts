import { readFileSync } from 'node:fs';
import type { PlaceCard } from '#features/places/contract/place.ts';

/** A person judged each query. A query without grades has no right answer in the region. */
export interface JudgedQuery {
  region: string;
  query: string;
  reason: string;
  /** Local time in Peru at which the query is asked, as "YYYY-MM-DDTHH:MM". */
  at?: string;
  /** Keyed by slug: 3 is exactly what is meant, 2 is good, 1 is possible. */
  grades?: Record<string, number>;
  kinds?: { kind: string; district?: string; grade: number }[];
}

export type JudgedPlace = Pick<PlaceCard, 'slug' | 'kindLabel' | 'district'>;

const USUAL_TIME = '2026-11-24T13:00';
const DEPTH = 10;

export const JUDGED: JudgedQuery[] = JSON.parse(readFileSync(new URL('./queries.json', import.meta.url), 'utf8'));

export const JUDGED_REGIONS = [...new Set(JUDGED.map(({ region }) => region))];
export const GOAL = 0.9;

export const askedAt = ({ at = USUAL_TIME }: JudgedQuery): Date => new Date(`${at}:00-05:00`);

export function gradeOf({ grades = {}, kinds = [] }: JudgedQuery, place: JudgedPlace): number {
  const own = grades[place.slug];
  if (own !== undefined) return own;
  const of = kinds.find(({ kind, district }) => kind === place.kindLabel && (!district || district === place.district));
  return of?.grade ?? 0;
}

/**
 * Computes the normalised discounted cumulative gain of the first ten answers, from 0 to 1. If no place is right, only
 * an empty answer scores 1.
 * @param places all places of the region
 */
export function ndcg(query: JudgedQuery, answers: JudgedPlace[], places: JudgedPlace[]): number {
  const gain = (graded: number[]) =>
    graded.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
  const best = gain(places.map((place) => gradeOf(query, place)).sort((a, b) => b - a));
  if (best === 0) return answers.length === 0 ? 1 : 0;
  return gain(answers.map((place) => gradeOf(query, place))) / best;
}
