import type { CompanyCard } from '#features/companies/contract/company.ts';
import type { LonLat, MapFit, MapLeg, MapStop } from '#features/maps/web/public.ts';
import type { DayView } from '#features/trips/web/public.ts';
import type { ItineraryDetail } from '../contract/itinerary.ts';

export const stopIdOf = (day: number, index: number): string => `${day}-${index}`;

/** The places of an itinerary by id. */
export function cardsOf(itinerary: ItineraryDetail): Map<string, CompanyCard> {
  return new Map(itinerary.places.map((card) => [card.id, card]));
}

/** An itinerary's days as ribbons draw them. It has no dates, so nothing is said about hours: those are checked when it is copied to a date. */
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

/** Stops and straight ways for the map; the open day is loud. */
export function mapOf(
  days: readonly DayView[],
  itinerary: ItineraryDetail,
  open: number,
): { stops: MapStop[]; legs: MapLeg[]; fit: MapFit | null } {
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
  const legs = days.flatMap((day) => {
    const ends = itinerary.days[day.index]!;
    const points = [
      pointOf(ends.start, itinerary),
      ...day.stops.map(({ position }) => position && ([position.lon, position.lat] as const)),
      pointOf(ends.end, itinerary),
    ].filter((point): point is LonLat => point !== null);
    return points.slice(1).map(
      (to, index): MapLeg => ({
        id: `${day.index}-${index}`,
        day: day.index + 1,
        means: ends.legs[index]?.mode ?? 'drive',
        line: [points[index]!, to],
        schematic: true,
        quiet: quiet(day.index),
      }),
    );
  });
  if (stops.length === 0) return { stops, legs, fit: null };
  const lons = stops.map(({ lon }) => lon);
  const lats = stops.map(({ lat }) => lat);
  return {
    stops,
    legs,
    fit: { box: [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)], maxZoom: 15 },
  };
}

function pointOf(end: ItineraryDetail['days'][number]['start'], itinerary: ItineraryDetail): LonLat | null {
  if (!('place' in end)) return [end.lon, end.lat];
  const card = itinerary.places.find(({ id }) => id === end.place);
  return card ? [card.lon, card.lat] : null;
}
