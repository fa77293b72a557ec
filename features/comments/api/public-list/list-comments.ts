import { Type } from 'typebox';
import { CommentsPage } from '#features/comments/contract/comment.ts';
import { type Owner, ownerQuery } from '#features/companies/api/public.ts';
import { findOperatorOfPlace } from '#features/operators/api/public.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { commentView } from '../comment.view.ts';
import { readSummary, readVisible } from './visible.store.ts';

/** `GET /api/company-comments/`, `GET /api/touroperator-comments/` …: visible reviews, newest first, with what they say together. */
export function listComments(app: App, platform: Platform, owner: Owner, url: string): void {
  const { db, config } = platform;
  app.get(
    url,
    {
      config: { right: 'comments.read' },
      schema: {
        tags: ['Fotos, preguntas y comentarios'],
        summary: `Comentarios con su calificación (${owner.name})`,
        querystring: commentsQuery(owner),
        response: { 200: CommentsPage },
      },
    },
    async ({ actor, query, headers }) => {
      const asked = query[owner.parameter];
      const id = asked === undefined ? null : await owner.find(platform, asked, { actor, headers });
      // Of the place by which an operator is known, people say what they say of its plans.
      const operator = owner.kind === 'company' && id ? await findOperatorOfPlace(db, config.REGION, id) : undefined;
      const of = {
        kind: operator ? 'operator' : owner.kind,
        id: operator ?? id,
        plan: query.plan ?? null,
      };
      const limit = query.limit ?? PAGE_SIZE;
      const [found, summary] = await Promise.all([
        readVisible(db, config.REGION, of, { limit: limit + 1, after: readTimeCursor(query.cursor) }),
        readSummary(db, config.REGION, of),
      ]);
      const { rows, next } = cutPage(found, limit);
      return { items: rows.map(commentView), next, ...summary };
    },
  );
}

const OF_PLAN = {
  plan: Type.Optional(
    Type.String({ minLength: 1, maxLength: 120, description: 'Identificador o nombre de la dirección de un plan' }),
  ),
};
const WITHOUT_PLANS = {} as typeof OF_PLAN;

/** Operators' comments may be asked for by one of their plans. */
function commentsQuery(owner: Owner) {
  const ofPlan = owner.kind === 'operator' ? OF_PLAN : WITHOUT_PLANS;
  return Type.Object({ ...ownerQuery(owner).properties, ...ofPlan }, { additionalProperties: false });
}
