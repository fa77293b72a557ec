import type { PlansQuery } from '#features/operators/contract/plan.ts';
import { PLAN_CATEGORIES } from '#features/operators/contract/plan-categories.ts';
import { isUuid } from '#server/database/uuid.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { strangeCursor } from '#server/http/time-cursor.ts';
import type { PlanCursor, PlanOrder, PlanSearch } from './plan.store.ts';

const MOST_IDS = 40;

/**
 * @param words `to_tsquery` of the words, or an empty text
 * @throws `invalid` with the name of the wrong parameter
 */
export function readSearch(region: string, query: PlansQuery, words: string): PlanSearch {
  const categories = query.category?.split(',').filter(Boolean) ?? [];
  const strange = categories.find((category) => !(PLAN_CATEGORIES as readonly string[]).includes(category));
  if (strange !== undefined) throw senseless('category', `No hay planes de la categoría «${strange}».`);
  const ids = query.ids?.split(',').filter(Boolean) ?? null;
  if (ids && (ids.length > MOST_IDS || !ids.every((id) => isUuid(id))))
    throw senseless('ids', `Son hasta ${MOST_IDS} identificadores separados por comas.`);
  return {
    region,
    words,
    ids,
    date: query.date ?? null,
    party: query.party ?? null,
    priceTo: query.priceTo ?? null,
    durationFrom: query.durationFrom ?? null,
    durationTo: query.durationTo ?? null,
    difficulty: query.difficulty ?? null,
    language: query.language ?? null,
    accessible: query.accessible ?? false,
    children: query.children ?? false,
    operator: query.operator ?? null,
    categories,
    place: query.place ?? null,
  };
}

/** The cursor contains the day of the list, so that the order stays the same after midnight. */
export function writeCursor(order: PlanOrder, { key, id, day }: PlanCursor): string {
  return Buffer.from(JSON.stringify([order, day, key, id])).toString('base64url');
}

/** @throws `invalid` at `query.cursor` if the cursor is of another list or order */
export function readCursor(order: PlanOrder, cursor: string | undefined): PlanCursor | null {
  if (cursor === undefined) return null;
  const [ofOrder, day, key, id] = parts(cursor);
  if (ofOrder !== order || !day || !key || !id || !isUuid(id)) throw strangeCursor();
  return { key, id, day };
}

function parts(cursor: string): (string | undefined)[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(value) && value.every((part) => typeof part === 'string' && !part.includes('\0'))) return value;
  } catch {}
  throw strangeCursor();
}

export function senseless(parameter: string, message: string) {
  return problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: `query.${parameter}`, code: 'senseless', message }] });
}
