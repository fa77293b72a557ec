import type { PlaceTask, PlaceTaskKind } from '#features/owners/contract/owned-place.ts';
import type { PlaceFacts } from '#features/places/contract/place-facts.ts';
import { dayFromIso } from '#planner/hours/calendar.ts';

export interface TaskInput {
  facts: PlaceFacts;
  /** Local days. */
  hoursConfirmedOn: string | null;
  today: string;
  /** Days after which the team confirms the hours again. */
  askDays: number;
  /** Open reports of travellers, questions without an answer, and reviews without a reply. */
  waiting: { reports: number; questions: number; reviews: number };
}

/** Guests of other places pay for what they take, and no entrance. */
const CHARGES_ENTRANCE = new Set<PlaceFacts['kind']['category']>([
  'archaeological_site',
  'museum',
  'historic_building',
  'nature',
  'viewpoint',
  'water',
  'activity',
]);

/** The most harmful gap for a traveller comes first: a wrong hour costs a trip, a missing sentence costs nothing. */
export function tasksOf({ facts, hoursConfirmedOn, today, askDays, waiting }: TaskInput): PlaceTask[] {
  const { kind, hours, phones, whatsapp, email, fees, paymentMeans, summary, access } = facts;
  const isKnown = hours.class === 'known' || hours.class === 'open_space';
  const isOld = hoursConfirmedOn === null || dayFromIso(today) - dayFromIso(hoursConfirmedOn) >= askDays;
  const gaps: [PlaceTaskKind, boolean][] = [
    ['report', waiting.reports > 0],
    ['question', waiting.questions > 0],
    ['review', waiting.reviews > 0],
    ['hours', !isKnown],
    ['confirm', isKnown && isOld],
    ['contact', phones.length === 0 && whatsapp === null && email === null],
    ['fees', fees === null && hours.class !== 'open_space' && CHARGES_ENTRANCE.has(kind.category)],
    ['payment', paymentMeans.length === 0 && hours.class !== 'open_space'],
    ['summary', summary === null],
    ['access', Object.keys(access).length === 0],
  ];
  return gaps.flatMap(([task, isGap]) => (isGap ? [{ kind: task }] : []));
}
