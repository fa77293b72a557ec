import { addDays } from '#web/format/dates.ts';
import type { AskDraft } from './ask-draft.ts';

export interface SuggestedChange {
  name: 'dates' | 'areas' | 'languages' | 'rotation' | 'chosen';
  part: Partial<AskDraft>;
}

/** Days before and after the requested dates. */
const ABOUT = 7;
const MOST_AREAS = 12;

/**
 * The most promising change comes first.
 * @param today local day as `YYYY-MM-DD`
 * @param districts all districts of the region
 */
export function suggestedChanges(draft: AskDraft, today: string, districts: readonly string[]): SuggestedChange[] {
  const { kind, date, days, languages, whom } = draft;
  const suggestions: SuggestedChange[] = [];
  if (kind === 'fixed' && date) {
    const early = addDays(date, -ABOUT);
    const until = addDays(date, ABOUT + days - 1);
    suggestions.push({ name: 'dates', part: { kind: 'flexible', from: early < today ? today : early, until } });
  }
  if (isNarrow(draft, districts)) {
    const goesSomewhere = draft.program.some(({ stops }) => stops.some(({ place }) => place !== null));
    suggestions.push({ name: 'areas', part: { areas: goesSomewhere ? districts.slice(0, MOST_AREAS) : [] } });
  }
  if (languages.length > 0) suggestions.push({ name: 'languages', part: { languages: [] } });
  suggestions.push(
    whom === 'chosen' ? { name: 'rotation', part: { whom: 'rotation' } } : { name: 'chosen', part: { whom: 'chosen' } },
  );
  return suggestions;
}

function isNarrow({ areas, program }: AskDraft, districts: readonly string[]): boolean {
  if (areas.length > 0) return areas.length < Math.min(MOST_AREAS, districts.length);
  return districts.length > 0 && program.some(({ stops }) => stops.some(({ place }) => place !== null));
}
