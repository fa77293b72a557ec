import { Type } from 'typebox';
import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { QueueSource } from '#features/backoffice/api/public.ts';
import { readOperatorStatuses } from '#features/operators/api/public.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { moveQuotation } from '#features/quotations/contract/quotation-states.ts';
import { ReassignBody } from '#features/quotations/contract/quotation-view.ts';
import { Reassigned, UnansweredPage, type UnansweredRequest } from '#features/quotations/contract/report.ts';
import { quotationReportRoutes } from '#features/quotations/contract/routes.ts';
import { Id, PageQuery } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { askOthers } from '../ask/ask-others.ts';
import { lockOffers } from '../offer.store.ts';
import { lockQuotation } from '../quotation.store.ts';
import { countUnanswered, readUnanswered, type UnansweredRow } from './unanswered.store.ts';

const tags = ['Cotizaciones de la región'];

/** Source of the start page of the back office: requests without an answer. */
export const unansweredQueue: QueueSource = {
  name: 'quotations',
  title: 'Cotizaciones sin respuesta',
  one: 'Cotización sin respuesta',
  roles: ['admin', 'moderator'],
  target: 'Se responde en 24 horas como máximo',
  link: '/region/cotizaciones',
  read: ({ db, config }) => countUnanswered(db, config.REGION),
};

/**
 * `GET /api/admin/quotations/unanswered`: requests without an answer, with their operators. `POST …/reassign`: sends a request to other operators of
 * the rotation.
 */
export function unanswered(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;
  app.get(
    quotationReportRoutes.unanswered,
    {
      config: { right: 'quotations.report' },
      schema: {
        tags,
        summary: 'Las cotizaciones que nadie respondió a tiempo, las más nuevas primero',
        querystring: Type.Object(PageQuery, { additionalProperties: false }),
        response: { 200: UnansweredPage },
      },
    },
    async ({ query: { limit = PAGE_SIZE, cursor } }) => {
      const { rows, next } = cutPage(await readUnanswered(db, region, limit + 1, readTimeCursor(cursor)), limit);
      return { items: rows.map(unansweredView), next };
    },
  );

  app.post(
    quotationReportRoutes.reassign,
    {
      config: { right: 'quotations.reassign' },
      schema: {
        tags,
        summary: 'Pregunta a otros operadores por una cotización sin respuesta',
        params: Type.Object({ quotationId: Id }),
        body: ReassignBody,
        response: { 200: Reassigned },
      },
    },
    async ({ actor, params: { quotationId }, body }) => {
      const asked = await inTransaction(db, async (trx) => {
        const quotation = await lockQuotation(trx, region, quotationId);
        if (!quotation) throw problem(QUOTATION_ERRORS, 'quotation_not_found');
        const offers = await lockOffers(trx, region, quotationId);
        // Staff cannot change a request after an operator has answered.
        if (offers.some(({ version }) => version > 0)) throw problem(QUOTATION_ERRORS, 'quotation_action_refused');
        const by = { actor: 'region', actorId: accountIdOf(actor) } as const;
        const operators = await askOthers(trx, platform, { quotation, offers, chosen: body.operators ?? null, by });
        const subject = { kind: 'quotation' as const, id: quotation.reference };
        await recordAudit(trx, { region, actor, action: 'quotations.reassign', subject, after: { operators } });
        await jobs.add(trx, 'quotations/tell-reassigned', { quotationId, operators });
        return operators;
      });
      const operatorStatuses = await readOperatorStatuses(db, region, asked);
      return { operators: asked.map((id) => operatorStatuses.get(id)!.name) };
    },
  );
}

function unansweredView({ asked_at, at: _, operators, ...row }: UnansweredRow): UnansweredRequest {
  const instant = (text: string) => new Date(text).toISOString();
  return {
    ...row,
    askedAt: asked_at.toISOString(),
    operators: operators.map((it) => ({
      ...it,
      askedAt: instant(it.askedAt),
      viewedAt: it.viewedAt && instant(it.viewedAt),
      answerDueAt: instant(it.answerDueAt),
      endsAt: instant(it.endsAt),
    })),
    can: { reassign: moveQuotation(row.state, 'reassign', 'region') !== null },
  };
}
