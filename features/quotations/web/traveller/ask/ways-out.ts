import { addDays } from '#web/format/dates.ts';
import type { AskDraft } from './ask-draft.ts';

/** What to ask less strictly for when nobody fits, and the part of the form that it changes. */
export interface WayOut {
  name: 'dates' | 'areas' | 'languages' | 'rotation' | 'chosen';
  part: Partial<AskDraft>;
}

/** How many days earlier and later than the one that was asked for. */
const ABOUT = 7;
/** The contract of a request names no more. */
const MOST_AREAS = 12;

/**
 * What would let more operators fit, as far as it was asked for so strictly; the likeliest first.
 * @param today local day, ISO.
 * @param districts all of the region.
 */
export function waysOut(draft: AskDraft, today: string, districts: readonly string[]): WayOut[] {
  const { kind, date, days, languages, whom } = draft;
  const ways: WayOut[] = [];
  if (kind === 'fixed' && date) {
    const early = addDays(date, -ABOUT);
    const until = addDays(date, ABOUT + days - 1);
    ways.push({ name: 'dates', part: { kind: 'flexible', from: early < today ? today : early, until } });
  }
  if (isNarrow(draft, districts)) {
    const goesSomewhere = draft.program.some(({ stops }) => stops.some(({ place }) => place !== null));
    ways.push({ name: 'areas', part: { areas: goesSomewhere ? districts.slice(0, MOST_AREAS) : [] } });
  }
  if (languages.length > 0) ways.push({ name: 'languages', part: { languages: [] } });
  ways.push(
    whom === 'chosen' ? { name: 'rotation', part: { whom: 'rotation' } } : { name: 'chosen', part: { whom: 'chosen' } },
  );
  return ways;
}

/** Whether it is about some districts only: those that were named, or those of the places that are wished for. */
function isNarrow({ areas, program }: AskDraft, districts: readonly string[]): boolean {
  if (areas.length > 0) return areas.length < Math.min(MOST_AREAS, districts.length);
  return districts.length > 0 && program.some(({ stops }) => stops.some(({ place }) => place !== null));
}
