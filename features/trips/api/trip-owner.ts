import type { Owner } from '#features/reviews/api/public.ts';
import { findTrip } from './trip.store.ts';
import { authorizeReader, isListed } from './trip-access.ts';

/** A trip that is not public needs a secret in the request's header. */
export const tripOwner: Owner = {
  kind: 'trip',
  async find({ db, config }, asked, asking) {
    const trip = await findTrip(db, config.REGION, asked);
    return trip && isListed(trip) ? trip.id : authorizeReader(trip, asking).trip.id;
  },
};
