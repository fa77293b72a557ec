import { MOST_LISTED_DAYS, type PublicTrip, type PublicTripDetail } from '#features/trips/contract/kept-trip.ts';
import type { PlaceView } from '#features/trips/contract/place-view.ts';
import type { TripRow } from '../trip.store.ts';
import type { PublicTripRow } from './public-trips.store.ts';
import type { PublicationRow } from './publication.store.ts';
import { placedStops } from './snapshot.rules.ts';

type Places = ReadonlyMap<string, PlaceView>;

export const shownDays = ({ document }: Pick<PublicTripRow, 'document'>) => document.days.slice(0, MOST_LISTED_DAYS);

export function publicTripView(row: PublicTripRow, places: Places): PublicTrip {
  const { id, document, author_name, published_at, copies } = row;
  return {
    id,
    title: document.title,
    author: author_name,
    days: document.days.length,
    stops: placedStops(document).length,
    startDate: document.days[0]!.date,
    publishedAt: published_at.toISOString(),
    copies,
    firstDays: shownDays(row).map(({ stops }) => ({
      stops: stops.map(({ place, plan, meal, begin, minutes }) => {
        const found = place === null ? undefined : places.get(place);
        return {
          name: found?.name ?? plan?.title ?? null,
          poster: found?.poster ?? plan?.poster ?? null,
          ...(meal && { meal }),
          begin,
          minutes,
        };
      }),
    })),
  };
}

/** Contains nothing of the trip itself, such as whether its author is travelling now. */
export function publishedView(
  trip: TripRow,
  publication: PublicationRow,
  { places, copies }: { places: PlaceView[]; copies: number },
): PublicTripDetail {
  const published = trip.published_at!.toISOString();
  return {
    id: trip.id,
    access: 'share',
    version: publication.version,
    state: 'ready',
    visibility: 'public',
    document: publication.document!,
    createdAt: published,
    updatedAt: publication.judged_at!.toISOString(),
    erasedAfter: null,
    can: [],
    published: { author: publication.author_name, publishedAt: published, copies, places },
  };
}
