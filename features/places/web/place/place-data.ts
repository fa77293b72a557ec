import { listPlaceQuestions } from '#features/questions/contract/routes.ts';
import { listPlaceReviews } from '#features/reviews/contract/routes.ts';
import type { PageRequest } from '#web/page.tsx';
import type { PlaceDetail } from '../../contract/place.ts';
import { showPlace } from '../../contract/routes.ts';

export interface PlaceData {
  place: PlaceDetail;
  questions: Awaited<ReturnType<typeof readQuestions>>;
  reviews: Awaited<ReturnType<typeof readReviews>>;
}

const SHOWN = 5;

export async function loadPlace({
  params,
  api,
  signal,
}: Pick<PageRequest, 'params' | 'api' | 'signal'>): Promise<PlaceData> {
  const slug = params.slug ?? '';
  const [place, questions, reviews] = await Promise.all([
    api.call(showPlace, { params: { idOrSlug: slug }, signal }),
    readQuestions(api, slug, signal),
    readReviews(api, slug, signal),
  ]);
  return { place, questions, reviews };
}

const readQuestions = (api: PageRequest['api'], company: string, signal: AbortSignal) =>
  api.call(listPlaceQuestions, { query: { company, limit: SHOWN }, signal, quiet: true }).catch(() => null);

const readReviews = (api: PageRequest['api'], company: string, signal: AbortSignal) =>
  api.call(listPlaceReviews, { query: { company, limit: SHOWN }, signal, quiet: true }).catch(() => null);
