import type { Owner } from '#features/reviews/api/public.ts';
import { findTrip } from './trip.store.ts';
import { authorizeReader, isListed } from './trip-access.ts';

/** Lets comments and photos belong to a public trip, or to one whose secret is in a header. */
export const tripOwner: Owner = {
  kind: 'trip',
  name: 'de los viajes',
  parameter: 'trip',
  required: true,
  async find({ db, config }, asked, asking) {
    const trip = await findTrip(db, config.REGION, asked);
    return trip && isListed(trip) ? trip.id : authorizeReader(trip, asking).trip.id;
  },
};
