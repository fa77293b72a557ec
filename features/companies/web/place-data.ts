import type { Static } from 'typebox';
import type { CommentsPage } from '#features/comments/contract/comment.ts';
import { commentRoutes } from '#features/comments/contract/routes.ts';
import type { QuestionsPage } from '#features/questions/contract/question.ts';
import { questionRoutes } from '#features/questions/contract/routes.ts';
import type { PageRequest } from '#web/page.tsx';
import type { CompanyDetail } from '../contract/company.ts';
import { companyRoutes } from '../contract/routes.ts';

export interface PlaceData {
  place: CompanyDetail;
  /** Null when they could not be had: the page does without. */
  questions: Awaited<ReturnType<typeof readQuestions>>;
  comments: Awaited<ReturnType<typeof readComments>>;
}

const SHOWN = 5;

/** The place, and what people wrote about it. Only the place itself can fail the page. */
export async function loadPlace({
  params,
  api,
  signal,
}: Pick<PageRequest, 'params' | 'api' | 'signal'>): Promise<PlaceData> {
  const slug = params.slug ?? '';
  const [place, questions, comments] = await Promise.all([
    api.get<CompanyDetail>(companyRoutes.detail.replace(':idOrSlug', encodeURIComponent(slug)), { signal }),
    readQuestions(api, slug, signal),
    readComments(api, slug, signal),
  ]);
  return { place, questions, comments };
}

const readQuestions = (api: PageRequest['api'], company: string, signal: AbortSignal) =>
  api
    .get<Static<typeof QuestionsPage>>(questionRoutes.company, {
      query: { company, limit: SHOWN },
      signal,
      quiet: true,
    })
    .catch(() => null);

const readComments = (api: PageRequest['api'], company: string, signal: AbortSignal) =>
  api
    .get<Static<typeof CommentsPage>>(commentRoutes.company, { query: { company, limit: SHOWN }, signal, quiet: true })
    .catch(() => null);
