import type { ItineraryCard } from '#features/itineraries/contract/itinerary.ts';
import type { Poster } from '#features/places/contract/place.ts';
import type { MiniStop } from '#features/trips/web/public.ts';

const OFFERED = 3;

export interface ReadyItinerary extends Pick<ItineraryCard, 'slug' | 'title' | 'summary' | 'dayCount' | 'stopCount'> {
  days: (MiniStop & { poster: Poster | null })[][];
}

export function offerItineraries(cards: readonly ItineraryCard[]): ReadyItinerary[] {
  return [...cards]
    .sort((one, other) => Number(other.featured) - Number(one.featured))
    .slice(0, OFFERED)
    .map(({ slug, title, summary, dayCount, stopCount, days }) => ({
      slug,
      title,
      summary,
      dayCount,
      stopCount,
      days: days.map(({ stops }) =>
        stops
          .filter(({ place }) => place !== null)
          .map(({ begin, minutes, poster }) => ({ begin, end: begin + minutes, poster })),
      ),
    }));
}
