import type { PlanDetail } from '#features/operators/contract/plan.ts';
import { addDays } from '#web/format/dates.ts';
import type { PlanOfStop } from '../../contract/trip.ts';
import type { DatedStop } from '../document/plan-stops.ts';

/** A departure somebody wants in a trip, or has booked. */
export interface DepartureChosen {
  plan: Pick<PlanDetail, 'id' | 'slug' | 'title' | 'days' | 'meeting' | 'pictures'>;
  departure: {
    id: string;
    /** Local day, ISO. */
    date: string;
    /** "HH:MM"; null: any time of its opening hours, and then the program says when. */
    time: string | null;
    startsAt: string;
    endsAt: string;
  };
  /** Who goes, for a trip that is made for it. */
  people: number;
  /** Reference of the order; null while it is only wanted. */
  booking: string | null;
}

/** The longest stop that a trip can hold. */
const WHOLE_DAY = 1440;
const MINUTE_MS = 60_000;

/**
 * A stop for each day of the plan on which something happens. One of a single day lasts from its departure to its end; of several days each goes from its first
 * thing to its last. All meet and end at the plan's one meeting point: where its nights are spent the plan does not say.
 */
export function stopsOfDeparture({ plan, departure, booking }: DepartureChosen): DatedStop[] {
  const spans = spansOf(plan, departure);
  return spans.map(({ day, begin, minutes, meals }, index) => ({
    date: addDays(departure.date, day),
    stop: {
      id: crypto.randomUUID(),
      place: null,
      plan: {
        planId: plan.id,
        slug: plan.slug,
        departureId: departure.id,
        title: plan.title,
        meeting: plan.meeting.name,
        lon: plan.meeting.lon,
        lat: plan.meeting.lat,
        ...pictureOf(plan),
        ...(meals.length > 0 && { meals }),
        ...(spans.length > 1 && { part: { day: index + 1, of: spans.length } }),
        booking,
      },
      begin,
      minutes: Math.min(WHOLE_DAY, Math.max(5, minutes)),
      state: booking ? 'booked' : 'locked',
    },
  }));
}

interface DaySpan {
  day: number;
  begin: number;
  minutes: number;
  meals: ('lunch' | 'dinner')[];
}

function spansOf(
  { days }: DepartureChosen['plan'],
  { time, startsAt, endsAt }: DepartureChosen['departure'],
): DaySpan[] {
  const lasts = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);
  const told = days.flatMap(({ stops }, day): DaySpan[] => {
    const begin = Math.min(...stops.map((stop) => stop.begin));
    const end = Math.max(...stops.map((stop) => stop.begin + stop.minutes));
    return stops.length > 0 ? [{ day, begin, minutes: end - begin, meals: mealsIn(stops) }] : [];
  });
  const first = told.find(({ day }) => day === 0);
  const begin = time === null ? (first?.begin ?? minuteOf('09:00')) : minuteOf(time);
  if (told.length < 2) return [{ day: 0, begin, minutes: lasts, meals: first?.meals ?? [] }];
  return told.map((span) => (span.day === 0 ? { ...span, begin } : span));
}

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** When a thing to eat is that meal, minutes. */
const MEAL_TIMES = { lunch: { from: 690, to: 960 }, dinner: { from: 1110, to: 1350 } } as const;
const SAYS_MEAL = /almuerzo|almorzamos|cena/i;

/** Meals that the program pays for. */
function mealsIn(stops: PlanDetail['days'][number]['stops']): DaySpan['meals'] {
  const eaten = stops.filter(
    ({ included, title, place }) => included && (place?.category === 'food' || SAYS_MEAL.test(title)),
  );
  return (['lunch', 'dinner'] as const).filter((meal) =>
    eaten.some(({ begin }) => begin >= MEAL_TIMES[meal].from && begin <= MEAL_TIMES[meal].to),
  );
}

function pictureOf({ pictures: [picture] }: DepartureChosen['plan']): Pick<PlanOfStop, 'poster' | 'photo'> {
  if (!picture) return {};
  if (picture.kind === 'photo') return { photo: picture.file };
  const { scene, seed, hour } = picture;
  return { poster: { scene, seed, ...(hour && { hour }) } };
}
