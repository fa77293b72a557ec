import type { Pace } from '#planner/model.ts';
import { addDays, weekday } from '#web/format/dates.ts';
import { knownAges, MOST_PEOPLE, MOST_TRIP_DAYS, peopleIn } from '../../contract/limits.ts';
import type { Wish } from '../../contract/trip.ts';
import { anchorOf, nightsOf } from './chosen-anchor.ts';
import { futureOrNull, type WishDraft } from './wish-draft.ts';

/**
 * Reads `desde` (ISO date), `dias`, `adultos`, `ninos`, `mayores`, `ritmo` (suave | equilibrado | lleno). Invalid
 * values are left out.
 */
export function draftFromSearch(search: URLSearchParams): Partial<WishDraft> {
  const change: Partial<WishDraft> = {};
  const from = futureOrNull(search.get('desde'));
  if (from) change.startDate = from;
  const days = wholeNumber(search.get('dias'), 1, MOST_TRIP_DAYS);
  if (days !== null) change.days = days;
  Object.assign(change, partyFromSearch(search));
  const pace = PACE_WORDS[search.get('ritmo') ?? ''];
  if (pace) change.pace = pace;
  return change;
}

function partyFromSearch(search: URLSearchParams): Partial<Wish['party']> {
  const adults = wholeNumber(search.get('adultos'), 1, MOST_PEOPLE);
  const children = wholeNumber(search.get('ninos'), 0, MOST_PEOPLE);
  const seniors = wholeNumber(search.get('mayores'), 0, MOST_PEOPLE);
  if (peopleIn({ adults: adults ?? 1, children: children ?? 0, seniors: seniors ?? 0 }) > MOST_PEOPLE) return {};
  return {
    ...(adults !== null && { adults }),
    ...(children !== null && { children }),
    ...(seniors !== null && { seniors }),
  };
}

const PACE_WORDS: Record<string, Pace> = { suave: 'calm', equilibrado: 'balanced', lleno: 'full' };

/** Missing dates and people get defaults. `today` is the region's local day. */
export function wishOf(draft: WishDraft, today: string): Wish {
  const start = anchorOf(draft.start);
  const end = anchorOf(draft.end);
  return {
    startDate: draft.startDate && draft.startDate >= today ? draft.startDate : nextFriday(today),
    days: draft.days,
    ...(start && { start }),
    ...(end && { end }),
    ...nightsOf(draft.nights, draft.days),
    earliest: draft.earliest,
    latest: Math.max(draft.latest, draft.earliest + 60),
    party: { adults: draft.adults, children: draft.children, seniors: draft.seniors, ...knownAges(draft) },
    pace: draft.pace,
    interests: draft.interests,
    must: draft.must.map((place) => place.id),
    avoid: draft.avoid.map((place) => place.id),
    needs: draft.needs,
    knownHoursOnly: draft.knownHoursOnly,
    ...(draft.budget !== null && { budget: draft.budget * 100 }),
  };
}

/** Returns `today` if `today` is a Friday. */
export function nextFriday(today: string): string {
  return addDays(today, (4 - weekday(today) + 7) % 7);
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= least && value <= most ? value : null;
}
