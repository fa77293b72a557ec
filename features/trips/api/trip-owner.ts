import type { Owner } from '#features/reviews/api/public.ts';
import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import { problem } from '#server/errors.ts';
import { findLive } from './published/publication.store.ts';

/** Only a published trip has photos, questions and reviews. */
export const tripOwner: Owner = {
  kind: 'trip',
  async find({ db, config }, asked) {
    // Kept answers use this query, so it reads only publications, whose changes are reported.
    const live = await findLive(db, config.REGION, asked);
    if (!live) throw problem(TRIP_ERRORS, 'trip_not_found');
    return live.trip_id;
  },
};
