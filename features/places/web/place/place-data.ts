import { redirect } from 'react-router';
import { listPlacePhotos } from '#features/photos/contract/routes.ts';
import { listPlaceQuestions } from '#features/questions/contract/routes.ts';
import { listPlaceReviews } from '#features/reviews/contract/routes.ts';
import type { PageRequest } from '#web/page.tsx';
import { paths } from '#web/paths/site.ts';
import type { PlaceDetail } from '../../contract/place.ts';
import { showPlace } from '../../contract/routes.ts';

export interface PlaceData {
  place: PlaceDetail;
  photos: Awaited<ReturnType<typeof readPhotos>>;
  questions: Awaited<ReturnType<typeof readQuestions>>;
  reviews: Awaited<ReturnType<typeof readReviews>>;
}

const SHOWN = 5;
const SHOWN_PHOTOS = 12;

export async function loadPlace({
  params,
  api,
  signal,
}: Pick<PageRequest, 'params' | 'api' | 'signal'>): Promise<PlaceData> {
  const slug = params.slug ?? '';
  const [place, photos, questions, reviews] = await Promise.all([
    api.call(showPlace, { params: { idOrSlug: slug }, signal }),
    readPhotos(api, slug, signal),
    readQuestions(api, slug, signal),
    readReviews(api, slug, signal),
  ]);
  // The address of a place that was merged leads to the place that was kept, for search engines too.
  if (slug !== place.slug && slug !== place.id) throw redirect(paths.place(place.slug), 301);
  return { place, photos, questions, reviews };
}

const readPhotos = (api: PageRequest['api'], company: string, signal: AbortSignal) =>
  api.call(listPlacePhotos, { query: { company, limit: SHOWN_PHOTOS }, signal, quiet: true }).catch(() => null);

const readQuestions = (api: PageRequest['api'], company: string, signal: AbortSignal) =>
  api.call(listPlaceQuestions, { query: { company, limit: SHOWN }, signal, quiet: true }).catch(() => null);

const readReviews = (api: PageRequest['api'], company: string, signal: AbortSignal) =>
  api.call(listPlaceReviews, { query: { company, limit: SHOWN }, signal, quiet: true }).catch(() => null);
