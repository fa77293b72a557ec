import { Type } from 'typebox';
import { demand, personOf } from '#features/accounts/api/public.ts';
import { OfficeComment, OfficeComments, OfficeCommentsQuery, ReplyBody } from '#features/comments/contract/desk.ts';
import { COMMENT_ERRORS } from '#features/comments/contract/errors.ts';
import { REPLY } from '#features/comments/contract/review-limits.ts';
import { operatorCommentRoutes } from '#features/comments/contract/routes.ts';
import { cleanWords, type HoldReason, screenWords } from '#features/comments/contract/screen-words.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockComment, saveComment } from '../comment.store.ts';
import { commentView } from '../comment.view.ts';
import type { VisibleRow } from '../public-list/visible.store.ts';
import { findOfOperator, readOfOperator } from './office.store.ts';

const Id = Type.String({ format: 'uuid' });
const tags = ['Oficina del operador'];
const config = { right: 'operator.reply' } as const;

/** What people say of an operator, and its one answer to each. */
export function ownComments(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  app.get(
    operatorCommentRoutes.list,
    {
      config,
      schema: {
        tags,
        summary: 'Opiniones sobre un operador, las últimas primero',
        params: Type.Object({ operatorId: Id }),
        querystring: OfficeCommentsQuery,
        response: { 200: OfficeComments },
      },
    },
    async ({ actor, params: { operatorId }, query }) => {
      demand(actor, 'operator.reply', { operatorId });
      const of = { operatorId, unanswered: query.unanswered ?? false };
      const page = { limit: PAGE_SIZE + 1, after: readTimeCursor(query.cursor) };
      const { rows, next } = cutPage(await readOfOperator(db, region, of, page), PAGE_SIZE);
      return { items: rows.map(officeView), next };
    },
  );

  app.post(
    operatorCommentRoutes.reply,
    {
      config,
      schema: {
        tags,
        summary: 'Responde una opinión, una sola vez',
        params: Type.Object({ operatorId: Id, commentId: Id }),
        body: ReplyBody,
        response: { 200: OfficeComment },
      },
    },
    async (request) => {
      const { operatorId, commentId } = request.params;
      demand(request.actor, 'operator.reply', { operatorId });
      const reply = replyOf(request.body.body);
      await inTransaction(db, async (trx) => {
        const comment = await lockComment(trx, region, commentId);
        const isShown = comment && (await findOfOperator(trx, region, { operatorId, commentId }));
        if (!isShown) throw problem(COMMENT_ERRORS, 'comment_not_found');
        if (comment.reply === reply) return;
        if (comment.reply !== null) throw problem(COMMENT_ERRORS, 'reply_there');
        await saveComment(trx, comment, {
          reply,
          replied_at: new Date(),
          replied_by: personOf(request).accountId,
        });
        if (comment.booking_id) await platform.jobs.add(trx, 'comments/tell-reply', { commentId });
      });
      return officeView((await findOfOperator(db, region, { operatorId, commentId }))!);
    },
  );
}

const officeView = (row: VisibleRow): OfficeComment => ({ ...commentView(row), canReply: row.reply === null });

const FAULTS: Record<HoldReason, string> = {
  link: 'Quita el enlace: aquí no se publican.',
  email: 'Quita el correo: aquí no se publica. Te escriben desde su reserva.',
  phone: 'Quita el teléfono: aquí no se publica. Te llaman desde su reserva.',
  insult: 'Quita lo que ofende: lo leerá todo el mundo.',
};

/** @throws naming what a reply may not have: nobody reads it before everybody does. */
function replyOf(typed: string): string {
  const reply = cleanWords(typed);
  const path = 'body.body';
  const issues = screenWords(reply).map((code) => ({ path, code, message: FAULTS[code] }));
  if (reply.length < REPLY.least)
    issues.push({ path, code: 'too_short' as never, message: `Escribe al menos ${REPLY.least} letras.` });
  if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
  return reply;
}
