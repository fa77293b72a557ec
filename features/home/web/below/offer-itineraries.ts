import type { ItineraryCard } from '#features/itineraries/contract/itinerary.ts';
import type { Poster } from '#features/places/contract/place.ts';
import type { MiniStop } from '#features/trips/web/public.ts';

/** Number of itineraries on the home screen. */
const OFFERED = 3;

/** Data of an itinerary on the home screen: its texts and the stops of its days. */
export interface ReadyItinerary extends Pick<ItineraryCard, 'slug' | 'title' | 'summary' | 'dayCount' | 'stopCount'> {
  days: (MiniStop & { poster: Poster | null })[][];
}

/** Picks `OFFERED` itineraries, featured itineraries first, and keeps only the displayed data. */
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
