import type { ItineraryCard, ItineraryDetail } from '#features/itineraries/contract/itinerary.ts';
import type { PlaceName } from '#features/places/api/public.ts';
import type { PlaceCard } from '#features/places/contract/place.ts';
import type { ItineraryRow } from './itinerary.store.ts';

export function itineraryCard(row: ItineraryRow, places: Map<string, PlaceName>): ItineraryCard {
  return {
    ...heading(row),
    days: row.days.map(({ title, leave, back, stops }) => ({
      title,
      leave,
      back,
      stops: stops.map(({ place, meal, begin, minutes }) => {
        const found = place === null ? undefined : places.get(place);
        return {
          place,
          name: found?.name ?? null,
          poster: found?.poster ?? null,
          ...(meal && { meal }),
          begin,
          minutes,
        };
      }),
    })),
  };
}

export function itineraryView(row: ItineraryRow, places: PlaceCard[]): ItineraryDetail {
  const { body, author, written, needs_attention, days } = row;
  return {
    ...heading(row),
    body,
    author,
    written,
    needsAttention: needs_attention,
    days,
    places,
  };
}

/** An itinerary that needs attention does not count as featured. */
function heading(row: ItineraryRow) {
  const { id, slug, title, summary, reason, status, needs_attention, poster, interests, weekdays, days } = row;
  return {
    id,
    slug,
    title,
    summary,
    reason,
    featured: status === 'featured' && needs_attention === null,
    poster,
    interests,
    weekdays,
    dayCount: days.length,
    stopCount: days.reduce((sum, { stops }) => sum + stops.filter(({ place }) => place !== null).length, 0),
  };
}
