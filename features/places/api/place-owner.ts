import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { Owner } from '#features/reviews/api/public.ts';
import { problem } from '#server/errors.ts';
import { findPlaceId } from './place-names.store.ts';

export const placeOwner: Owner = {
  kind: 'company',
  async find({ db, config }, asked) {
    const id = await findPlaceId(db, config.REGION, asked);
    if (!id) throw problem(PLACE_ERRORS, 'company_not_found');
    return id;
  },
};
