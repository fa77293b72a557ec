import type { PlanDetail } from '#features/operators/contract/plan.ts';
import { addDays } from '#web/format/dates.ts';
import type { DatedStop } from '../../contract/booked-stops.ts';
import { departureSpans } from '../../contract/departure-spans.ts';
import type { PlanOfStop } from '../../contract/trip.ts';

export interface DepartureChosen {
  plan: Pick<PlanDetail, 'id' | 'slug' | 'title' | 'days' | 'meeting' | 'pictures'>;
  departure: {
    id: string;
    date: string;
    /** "HH:MM". Null if visitors may come at any time of the opening hours. */
    time: string | null;
    startsAt: string;
    endsAt: string;
  };
  people: number;
  booking: string | null;
}

/** All stops are at the meeting point, because the plan does not say where the travellers sleep. */
export function stopsOfDeparture({ plan, departure, booking }: DepartureChosen): DatedStop[] {
  const spans = departureSpans(plan.days, departure);
  return spans.map(({ day, begin, minutes, meals, visits }, index) => ({
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
        ...(visits.length > 0 && { visits }),
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
