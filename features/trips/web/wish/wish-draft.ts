import { create } from 'zustand';
import type { PlaceCard } from '#features/places/contract/place.ts';
import type { Need, Pace } from '#planner/model.ts';
import { addDays, localDate, weekday } from '#web/format/dates.ts';
import { storage } from '#web/storage.ts';
import type { Anchor, Interest, Wish } from '../../contract/trip.ts';

/** Contains the data to show the place without the server. */
export type ChosenPlace = Pick<
  PlaceCard,
  'id' | 'slug' | 'name' | 'category' | 'kindLabel' | 'district' | 'poster' | 'lon' | 'lat'
>;

/** Null for the region's centre. */
export type ChosenAnchor = { place: ChosenPlace } | { point: { name: string; lon: number; lat: number } } | null;

/** Unlike a wish, a draft may be incomplete, and stores the names of chosen places. */
export interface WishDraft {
  /** Null until the traveller chooses a date. */
  startDate: string | null;
  days: number;
  start: ChosenAnchor;
  /** Null when the days end at `start`. */
  end: ChosenAnchor;
  earliest: number;
  latest: number;
  adults: number;
  children: number;
  seniors: number;
  pace: Pace;
  interests: Partial<Record<Interest, number>>;
  must: ChosenPlace[];
  avoid: ChosenPlace[];
  needs: Need[];
  knownHoursOnly: boolean;
  /** For admission prices, in whole units of the region's currency. Null for no limit. */
  budget: number | null;
}

export const BLANK_DRAFT: WishDraft = {
  startDate: null,
  days: 2,
  start: null,
  end: null,
  earliest: 9 * 60,
  latest: 20 * 60,
  adults: 2,
  children: 0,
  seniors: 0,
  pace: 'balanced',
  interests: {},
  must: [],
  avoid: [],
  needs: [],
  knownHoursOnly: false,
  budget: null,
};

const KEY = 'borrador-de-viaje';
export const MOST_DAYS = 7;
const MOST_MUST = 30;

interface DraftStore {
  draft: WishDraft;
  /** `false` until the stored draft has been read. */
  ready: boolean;
}

const store = create<DraftStore>(() => ({ draft: BLANK_DRAFT, ready: false }));

export const useDraftStore = store;

/** Must be called in an effect, not during a render. */
export function recallDraft(): void {
  if (store.getState().ready) return;
  const kept = storage.read<Partial<WishDraft>>(KEY);
  store.setState({ draft: { ...BLANK_DRAFT, ...kept, startDate: futureOrNull(kept?.startDate) }, ready: true });
}

export function changeDraft(change: Partial<WishDraft>): void {
  recallDraft();
  const draft = { ...store.getState().draft, ...change };
  store.setState({ draft });
  storage.write(KEY, draft);
}

export function clearDraft(): void {
  storage.remove(KEY);
  store.setState({ draft: BLANK_DRAFT, ready: true });
}

export function chosenPlace(card: ChosenPlace): ChosenPlace {
  const { id, slug, name, category, kindLabel, district, poster, lon, lat } = card;
  return { id, slug, name, category, kindLabel, district, poster, lon, lat };
}

export function addToDraft(list: 'must' | 'avoid', card: ChosenPlace): void {
  recallDraft();
  const { draft } = store.getState();
  const other = list === 'must' ? 'avoid' : 'must';
  changeDraft({
    [list]: [...draft[list].filter((place) => place.id !== card.id), chosenPlace(card)].slice(0, MOST_MUST),
    [other]: draft[other].filter((place) => place.id !== card.id),
  });
}

export function dropFromDraft(list: 'must' | 'avoid', id: string): void {
  changeDraft({ [list]: store.getState().draft[list].filter((place) => place.id !== id) });
}

/**
 * Reads `desde` (ISO date), `dias`, `adultos`, `ninos`, `mayores`, `ritmo` (suave | equilibrado | lleno). Invalid
 * values are left out.
 */
export function draftFromSearch(search: URLSearchParams): Partial<WishDraft> {
  const change: Partial<WishDraft> = {};
  const from = futureOrNull(search.get('desde'));
  if (from) change.startDate = from;
  const days = wholeNumber(search.get('dias'), 1, MOST_DAYS);
  if (days !== null) change.days = days;
  const adults = wholeNumber(search.get('adultos'), 1, 20);
  if (adults !== null) change.adults = adults;
  const children = wholeNumber(search.get('ninos'), 0, 20);
  if (children !== null) change.children = children;
  const seniors = wholeNumber(search.get('mayores'), 0, 20);
  if (seniors !== null) change.seniors = seniors;
  const pace = PACE_WORDS[search.get('ritmo') ?? ''];
  if (pace) change.pace = pace;
  return change;
}

const PACE_WORDS: Record<string, Pace> = { suave: 'calm', equilibrado: 'balanced', lleno: 'full' };

/** Blank dates and people get defaults. `today` is the region's local day. */
export function wishOf(draft: WishDraft, today: string): Wish {
  const anchor = (chosen: ChosenAnchor): Anchor | undefined =>
    chosen === null ? undefined : 'place' in chosen ? { place: chosen.place.id } : chosen.point;
  const start = anchor(draft.start);
  const end = anchor(draft.end);
  return {
    startDate: draft.startDate ?? nextFriday(today),
    days: draft.days,
    ...(start && { start }),
    ...(end && { end }),
    earliest: draft.earliest,
    latest: Math.max(draft.latest, draft.earliest + 60),
    party: { adults: draft.adults, children: draft.children, seniors: draft.seniors },
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

function futureOrNull(date: string | null | undefined): string | null {
  return date && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) && date >= todayHere() ? date : null;
}

/** In the device's time zone, which is exact enough to drop past dates. */
function todayHere(): string {
  return localDate(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= least && value <= most ? value : null;
}
