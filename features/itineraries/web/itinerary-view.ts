import {
  boxAround,
  type LonLat,
  type MapFit,
  type MapLeg,
  type MapStop,
  type Station,
  type useCourses,
  type Walk,
} from '#features/maps/web/public.ts';
import type { PlaceCard } from '#features/places/contract/place.ts';
import type { DayView } from '#features/trips/web/public.ts';
import type { ItineraryDetail } from '../contract/itinerary.ts';

export const stopIdOf = (day: number, index: number): string => `${day}-${index}`;

export function cardsOf(itinerary: ItineraryDetail): Map<string, PlaceCard> {
  return new Map(itinerary.places.map((card) => [card.id, card]));
}

/** An itinerary has no dates, so opening hours are not checked. */
export function viewDays(itinerary: ItineraryDetail, mealName: string): DayView[] {
  const cards = cardsOf(itinerary);
  return itinerary.days.map((day, index) => {
    let number = 0;
    const stops = day.stops.map((stop, position): DayView['stops'][number] => {
      const card = stop.place ? cards.get(stop.place) : undefined;
      if (stop.place) number += 1;
      return {
        id: stopIdOf(index, position),
        place: stop.place,
        slug: card?.slug ?? null,
        name: card?.name ?? mealName,
        kindLabel: card?.kindLabel ?? null,
        poster: card?.poster ?? null,
        position: card ? { lon: card.lon, lat: card.lat } : null,
        number: stop.place ? number : null,
        meal: stop.meal,
        begin: stop.begin,
        end: stop.begin + stop.minutes,
        state: 'placed',
        hoursClass: !card || card.hoursClass === 'unknown' ? null : card.hoursClass,
        windows: null,
        broken: null,
      };
    });
    return {
      index,
      date: null,
      title: day.title,
      best: [],
      leave: day.leave,
      back: day.back,
      hours: { from: day.leave, to: day.back },
      stops,
      legs: day.legs.map((leg, position) => {
        const depart = position === 0 ? day.leave : stops[position - 1]!.end;
        return { ...leg, depart, arrive: depart + leg.minutes };
      }),
    };
  });
}

export function walksOf(itinerary: ItineraryDetail): Walk[] {
  return itinerary.days.map((day) => ({
    stations: stagesOf(day, itinerary).map(({ station }) => station),
    date: null,
  }));
}

export function mapOf(
  days: readonly DayView[],
  itinerary: ItineraryDetail,
  open: number,
  courseOf: ReturnType<typeof useCourses>,
): { stops: MapStop[]; legs: MapLeg[] } {
  const quiet = (day: number) => open >= 0 && day !== open;
  const stops = days.flatMap((day) =>
    day.stops.flatMap((stop): MapStop[] =>
      stop.position
        ? [
            {
              id: stop.id,
              name: stop.name,
              ...stop.position,
              day: day.index + 1,
              label: String(stop.number ?? ''),
              quiet: quiet(day.index),
            },
          ]
        : [],
    ),
  );
  const legs = itinerary.days.flatMap((day, d) => {
    const stages = stagesOf(day, itinerary);
    return stages.slice(1).map((to, index): MapLeg => {
      const from = stages[index]!;
      const course = courseOf(from.station, to.station, null);
      return {
        id: `${d}-${index}`,
        day: d + 1,
        means: course?.mode ?? 'drive',
        line: course?.line ?? [from.point, to.point],
        schematic: !course || (course.line.length === 2 && course.mode !== 'walk'),
        quiet: quiet(d),
      };
    });
  });
  return { stops, legs };
}

export function fitOf(days: readonly DayView[]): MapFit | null {
  const points = days.flatMap((day) => day.stops.flatMap(({ position }) => position ?? []));
  const box = boxAround(points.map(({ lon, lat }): LonLat => [lon, lat]));
  return box && { box, maxZoom: 15 };
}

interface Stage {
  station: Station;
  point: LonLat;
}

function stagesOf(day: ItineraryDetail['days'][number], { places }: ItineraryDetail): Stage[] {
  const atPlace = (id: string | null): Stage[] => {
    const card = places.find((place) => place.id === id);
    return card ? [{ station: card.id, point: [card.lon, card.lat] }] : [];
  };
  const atEnd = (end: typeof day.start): Stage[] => {
    if ('place' in end) return atPlace(end.place);
    const point: LonLat = [end.lon, end.lat];
    return [{ station: point, point }];
  };
  return [...atEnd(day.start), ...day.stops.flatMap(({ place }) => atPlace(place)), ...atEnd(day.end)];
}
