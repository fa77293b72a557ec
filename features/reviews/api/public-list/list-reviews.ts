import { Type } from 'typebox';
import { ReviewsPage } from '#features/reviews/contract/public-review.ts';
import type { Database } from '#server/database/connect.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { type Owner, ownerQuery } from '../owner.ts';
import { reviewView } from '../review.view.ts';
import type { Reviews, Subjects } from '../subjects.ts';
import { readSummary, readVisible } from './visible.store.ts';

/** A kind of owner whose reviews are listed. */
export interface Reviewed {
  owner: Owner;
  /** Another owner whose reviews are shown instead, or undefined. A place that is the profile of an operator shows the operator's reviews. */
  insteadOf?(db: Database, region: string, id: string): Promise<{ kind: Owner['kind']; id: string } | undefined>;
}

/** `GET /api/company-comments/`, `GET /api/touroperator-comments/` …: visible reviews, newest first, with a summary. */
export function listReviews(
  app: App,
  platform: Platform,
  { owner, insteadOf, subjects }: Reviewed & { subjects: Subjects },
  url: string,
): void {
  const { db, config } = platform;
  const reviews: Reviews = { db, region: config.REGION, subjects };
  app.get(
    url,
    {
      config: { right: 'comments.read' },
      schema: {
        tags: ['Fotos, preguntas y comentarios'],
        summary: `Comentarios con su calificación (${owner.name})`,
        querystring: reviewsQuery(owner),
        response: { 200: ReviewsPage },
      },
    },
    async ({ actor, query, headers }) => {
      const asked = query[owner.parameter];
      const id = asked === undefined ? null : await owner.find(platform, asked, { actor, headers });
      const other = id === null ? undefined : await insteadOf?.(db, config.REGION, id);
      const of = { ...(other ?? { kind: owner.kind, id }), plan: query.plan ?? null };
      const limit = query.limit ?? PAGE_SIZE;
      const [found, summary] = await Promise.all([
        readVisible(reviews, of, { limit: limit + 1, after: readTimeCursor(query.cursor) }),
        readSummary(reviews, of),
      ]);
      const { rows, next } = cutPage(found, limit);
      return { items: rows.map(reviewView), next, ...summary };
    },
  );
}

const OF_PLAN = {
  plan: Type.Optional(
    Type.String({ minLength: 1, maxLength: 120, description: 'Identificador o nombre de la dirección de un plan' }),
  ),
};
const WITHOUT_PLANS = {} as typeof OF_PLAN;

/** Schema of the query. A list of an operator's reviews has a filter for one plan. */
function reviewsQuery(owner: Owner) {
  const ofPlan = owner.kind === 'operator' ? OF_PLAN : WITHOUT_PLANS;
  return Type.Object({ ...ownerQuery(owner).properties, ...ofPlan }, { additionalProperties: false });
}
