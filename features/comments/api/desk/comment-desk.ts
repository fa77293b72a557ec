import { Type } from 'typebox';
import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/backoffice/api/public.ts';
import { DeskComment, DeskComments, DeskCommentsQuery, JudgeBody } from '#features/comments/contract/desk.ts';
import { COMMENT_ERRORS } from '#features/comments/contract/errors.ts';
import { commentDeskRoutes } from '#features/comments/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { cutPage, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockComment } from '../comment.store.ts';
import { moveComment } from '../move-comment.ts';
import { countWaiting, findOnDesk, readWaiting } from './desk.store.ts';
import { deskView, isJudgedBy } from './desk.view.ts';

const PAGE = 30;
const tags = ['Fotos, preguntas y comentarios'];
const config = { right: 'comments.judge' } as const;

/** What waits for the region, and its word on one. */
export function commentDesk(app: App, { db, config: { REGION }, jobs }: Platform): void {
  app.get(
    commentDeskRoutes.list,
    {
      config,
      schema: {
        tags,
        summary: 'Opiniones retenidas, denunciadas o apeladas, lo más antiguo primero',
        querystring: DeskCommentsQuery,
        response: { 200: DeskComments },
      },
    },
    async ({ actor, query }, reply) => {
      reply.header('cache-control', 'no-store');
      const page = { state: query.state ?? null, limit: PAGE + 1, after: readTimeCursor(query.cursor) };
      const [found, counts] = await Promise.all([readWaiting(db, REGION, page), countWaiting(db, REGION)]);
      const { rows, next } = cutPage(found, PAGE);
      return { items: rows.map((row) => deskView(row, actor)), next, counts };
    },
  );

  app.post(
    commentDeskRoutes.judge,
    {
      config,
      schema: {
        tags,
        summary: 'Publica, mantiene o retira una opinión',
        params: Type.Object({ commentId: Type.String({ format: 'uuid' }) }),
        body: JudgeBody,
        response: { 200: DeskComment },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      reply.header('cache-control', 'no-store');
      if (body.judgement === 'remove' && !body.reason) {
        const issues = [{ path: 'body.reason', code: 'required', message: 'Elige por qué se retira.' }];
        throw problem(PLATFORM_ERRORS, 'invalid', { issues });
      }
      await inTransaction(db, async (trx) => {
        const comment = await lockComment(trx, REGION, params.commentId);
        if (!comment) throw problem(COMMENT_ERRORS, 'comment_not_found');
        if (isJudgedBy(comment, actor)) throw problem(COMMENT_ERRORS, 'comment_judged_by_you');
        const reason =
          body.judgement === 'remove' ? body.reason! : body.judgement === 'dismiss' ? comment.reason : null;
        const judged = await moveComment(trx, comment, {
          action: body.judgement,
          actor: 'region',
          change: { reason, judged_by: personOf(request).accountId, judged_at: new Date() },
        });
        await recordAudit(trx, {
          region: REGION,
          actor,
          action: `comments.${body.judgement}`,
          subject: { kind: 'comment', id: comment.id },
          before: { state: comment.state, reason: comment.reason },
          after: { state: judged.state, reason: judged.reason },
        });
        if (!comment.booking_id) return;
        // Who reported it is not told, and its author need not know that somebody did.
        if (body.judgement !== 'uphold') await jobs.add(trx, 'comments/tell-judged', { commentId: comment.id });
        if (comment.published_at === null && judged.published_at)
          await jobs.add(trx, 'comments/tell-operator', { commentId: comment.id });
      });
      return deskView((await findOnDesk(db, REGION, params.commentId))!, actor);
    },
  );
}
