import { Type } from 'typebox';
import { VISIBLE } from '#features/comments/contract/comment-states.ts';
import { COMMENT_ERRORS } from '#features/comments/contract/errors.ts';
import { ReportBody, Reported } from '#features/comments/contract/report.ts';
import { commentRoutes } from '#features/comments/contract/routes.ts';
import { cleanWords } from '#features/comments/contract/screen-words.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertReport, lockComment } from './comment.store.ts';
import { moveComment } from './move-comment.ts';

const Params = Type.Object({ commentId: Type.String({ format: 'uuid' }) });

/** `POST /api/comments/:commentId/report`: anybody says that a comment should not be there; it stays until the region has judged it. */
export function reportComment(app: App, { db, config }: Platform): void {
  app.post(
    commentRoutes.report,
    {
      config: { right: 'comments.report', rateLimit: { max: 20, timeWindow: 3_600_000 } },
      schema: {
        tags: ['Fotos, preguntas y comentarios'],
        summary: 'Avisa de una opinión que incumple las reglas',
        params: Params,
        body: ReportBody,
        response: { 200: Reported },
      },
    },
    async ({ actor, params, body }) => {
      await inTransaction(db, async (trx) => {
        const comment = await lockComment(trx, config.REGION, params.commentId);
        if (!comment || !VISIBLE.includes(comment.state)) throw problem(COMMENT_ERRORS, 'comment_not_found');
        const isNew = await insertReport(trx, {
          region_id: config.REGION,
          id: body.id,
          comment_id: comment.id,
          reason: body.reason,
          words: cleanWords(body.words ?? '') || null,
          account_id: actor.kind === 'person' ? actor.accountId : null,
        });
        // Whoever sends it twice may have been judged meanwhile.
        if (isNew) await moveComment(trx, comment, { action: 'report', actor: 'reader' });
      });
      return { reported: true as const };
    },
  );
}
