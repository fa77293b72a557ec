import { create } from 'zustand';
import type { PlaceCard } from '#features/places/contract/place.ts';
import type { Need, Pace } from '#planner/model.ts';
import { localDate } from '#web/format/dates.ts';
import { storage } from '#web/storage.ts';
import type { Interest } from '../../contract/trip.ts';
import type { ChosenAnchor, ChosenNight } from './chosen-anchor.ts';

export type ChosenPlace = Pick<
  PlaceCard,
  'id' | 'slug' | 'name' | 'category' | 'kindLabel' | 'district' | 'poster' | 'lon' | 'lat'
>;

export interface WishDraft {
  startDate: string | null;
  days: number;
  start: ChosenAnchor;
  /** Null if the days end at `start`. */
  end: ChosenAnchor;
  nights: ChosenNight[];
  earliest: number;
  latest: number;
  adults: number;
  children: number;
  /** Years. Null if the age is not entered. */
  childAges?: (number | null)[];
  seniors: number;
  pace: Pace;
  interests: Partial<Record<Interest, number>>;
  must: ChosenPlace[];
  avoid: ChosenPlace[];
  needs: Need[];
  knownHoursOnly: boolean;
  /** Limit for admission prices, in whole units of the region's currency. Null means no limit. */
  budget: number | null;
}

export const BLANK_DRAFT: WishDraft = {
  startDate: null,
  days: 2,
  start: null,
  end: null,
  nights: [],
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
const MOST_MUST = 30;

interface DraftStore {
  draft: WishDraft;
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
  recallDraft();
  if (!store.getState().draft[list].some((place) => place.id === id)) return;
  changeDraft({ [list]: store.getState().draft[list].filter((place) => place.id !== id) });
}

export function futureOrNull(date: string | null | undefined): string | null {
  return date && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) && date >= earliestToday()
    ? date
    : null;
}

/** Today's date in the last time zone of the world. The present day of every region is this date or later. */
function earliestToday(): string {
  return localDate('Etc/GMT+12');
}
