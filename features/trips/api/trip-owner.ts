import type { Owner } from '#features/reviews/api/public.ts';
import { findTrip } from './trip.store.ts';
import { authorizeReader, isListed } from './trip-access.ts';

/** Lets comments and photos belong to a trip that is public or whose secret is in the request's header. */
export const tripOwner: Owner = {
  kind: 'trip',
  async find({ db, config }, asked, asking) {
    const trip = await findTrip(db, config.REGION, asked);
    return trip && isListed(trip) ? trip.id : authorizeReader(trip, asking).trip.id;
  },
};
