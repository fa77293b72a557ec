import type { Owner } from '#features/reviews/api/public.ts';
import { findTrip } from './trip.store.ts';
import { authorizeReader, isListed } from './trip-access.ts';

export const tripOwner: Owner = {
  kind: 'trip',
  async find({ db, config }, asked, asking) {
    const trip = await findTrip(db, config.REGION, asked);
    return trip && isListed(trip) ? trip.id : authorizeReader(trip, asking).trip.id;
  },
};
