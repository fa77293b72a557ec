import type { OwnerKind } from '#features/reviews/contract/owner-queries.ts';
import type { Api } from '#web/http/api.ts';
import type { PhotosPage } from '../../contract/photo.ts';
import { listPlacePhotos, listTripPhotos } from '../../contract/routes.ts';

type ReadPhotos = (api: Api, owner: string, cursor: string) => Promise<PhotosPage>;

const ofPlace: ReadPhotos = (api, company, cursor) =>
  api.call(listPlacePhotos, { query: { company, cursor }, quiet: true });

/** The public list of the photos of an owner. The photos of an operator are on its public profile. */
export const PHOTO_LISTS: Record<OwnerKind, ReadPhotos> = {
  company: ofPlace,
  operator: ofPlace,
  trip: (api, trip, cursor) => api.call(listTripPhotos, { query: { trip, cursor }, quiet: true }),
};
