import type { PlanDetail } from '#features/operators/contract/plan.ts';
import { addDays } from '#web/format/dates.ts';
import type { DatedStop } from '../../contract/booked-stops.ts';
import { departureSpans } from '../../contract/departure-spans.ts';
import type { PlanOfStop } from '../../contract/trip.ts';

/** A departure that the traveller wants in a trip, or has booked. */
export interface DepartureChosen {
  plan: Pick<PlanDetail, 'id' | 'slug' | 'title' | 'days' | 'meeting' | 'pictures'>;
  departure: {
    id: string;
    /** Local day, ISO. */
    date: string;
    /** "HH:MM". Null for a visit at any time of the opening hours; the program then has the time. */
    time: string | null;
    startsAt: string;
    endsAt: string;
  };
  /** Number of people, for a trip that is made for it. */
  people: number;
  /** Reference of the order; null before it is booked. */
  booking: string | null;
}

/**
 * One stop for each day of the plan with stops in its program. A departure of a single day lasts from its start to its end. On several days, each
 * stop lasts from the first program item to the last. All meet and end at the plan's one meeting point, because the plan does not say where the
 * nights are spent.
 */
export function stopsOfDeparture({ plan, departure, booking }: DepartureChosen): DatedStop[] {
  const spans = departureSpans(plan.days, departure);
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
      minutes,
      state: booking ? 'booked' : 'locked',
    },
  }));
}

function pictureOf({ pictures: [picture] }: DepartureChosen['plan']): Pick<PlanOfStop, 'poster' | 'photo'> {
  if (!picture) return {};
  if (picture.kind === 'photo') return { photo: picture.file };
  const { scene, seed, hour } = picture;
  return { poster: { scene, seed, ...(hour && { hour }) } };
}
