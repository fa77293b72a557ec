import { Type } from 'typebox';
import { personOf } from '#features/accounts/api/public.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { can } from '#features/accounts/contract/rights.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { StopBankChange } from '#features/operators/contract/bank-change.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import {
  ActOnOperator,
  type RegionOperator,
  RegionOperatorDetail,
  RegionOperators,
  RegionOperatorsQuery,
  SetCommission,
} from '#features/operators/contract/managed-operator.ts';
import { moveOperator, operatorActions } from '#features/operators/contract/operator-states.ts';
import { regionOperatorRoutes } from '#features/operators/contract/routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { saveOperatorPlace } from '#features/places/api/public.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { SEND_NOTICE } from '../emails/send-notice.ts';
import { readBankChanges } from '../operator/bank/bank-change.store.ts';
import { stopBankChange } from '../operator/bank/stop-bank-change.ts';
import { readDocuments } from '../operator/profile/document.store.ts';
import { findOperator, lockOperator, saveOperatorState } from '../operator/profile/operator.store.ts';
import { legalOf, profileOf, registerFields } from '../operator/profile/operator.view.ts';
import { documentView } from '../operator/profile/upload-documents.ts';
import {
  findForRegion,
  listOperators,
  operatorEvents,
  type RegionOperatorRow,
  saveCommission,
  saveRegisterUntil,
  saveVerified,
} from './region.store.ts';

const tags = ['Operadores'];
const config = { right: 'operators.review' } as const;
const NOTICE = {
  verify: 'operator_verified',
  send_back: 'operator_sent_back',
  suspend: 'operator_suspended',
  resume: 'operator_resumed',
} as const;

/** Routes of the region for operators: the queue, verification, suspension and resumption. */
export function regionOperators(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;

  const show = async (id: string, actor: Actor): Promise<RegionOperatorDetail> => {
    const [row, operator, documents, events, bankChanges, now] = await Promise.all([
      findForRegion(db, region, id),
      findOperator(db, region, id),
      readDocuments(db, region, id),
      operatorEvents(db, region, id),
      readBankChanges(db, region, id),
      platform.region.current(),
    ]);
    if (!row || !operator) throw problem(OPERATOR_ERRORS, 'operator_not_found');
    return {
      ...regionOperatorView(row),
      profile: profileOf(operator, now),
      legal: legalOf(operator),
      reviewNote: operator.review_note,
      commissionBps: operator.commission_bps,
      usualCommissionBps: now.settings.commission_basis_points ?? 0,
      canCommission: can(actor, 'operators.commission', null),
      company: operator.company,
      hasBank: operator.bank_sealed !== null,
      bankChanges,
      register: registerFields(now),
      documents: documents.map(documentView),
      events: events.map(({ at, to_state, ...event }) => ({ ...event, at: at.toISOString(), toState: to_state })),
      can: operatorActions(operator.state, 'region'),
    };
  };

  app.get(
    regionOperatorRoutes.operators,
    {
      config,
      schema: {
        tags,
        summary: 'Operadores de la región, primero los que esperan',
        querystring: RegionOperatorsQuery,
        response: { 200: RegionOperators },
      },
    },
    async ({ query }) => ({ items: (await listOperators(db, region, query.state ?? null)).map(regionOperatorView) }),
  );

  app.get(
    regionOperatorRoutes.operator,
    {
      config,
      schema: {
        tags,
        summary: 'Un operador, con sus documentos y su historia',
        params: OperatorParams,
        response: { 200: RegionOperatorDetail },
      },
    },
    ({ params, actor }) => show(params.operatorId, actor),
  );

  app.post(
    regionOperatorRoutes.operatorAct,
    {
      config,
      schema: {
        tags,
        summary: 'Verifica, devuelve, suspende o reanuda un operador',
        params: OperatorParams,
        body: ActOnOperator,
        response: { 200: RegionOperatorDetail },
      },
    },
    async (request) => {
      const { params, actor, body } = request;
      const { action, reason = null } = body;
      if (reason === null && (action === 'send_back' || action === 'suspend'))
        throw problem(OPERATOR_ERRORS, 'reason_needed');
      const now = await platform.region.current();
      await inTransaction(db, async (trx) => {
        const row = await lockOperator(trx, region, params.operatorId);
        if (!row) throw problem(OPERATOR_ERRORS, 'operator_not_found');
        const to = moveOperator(row.state, action, 'region');
        if (!to) throw problem(OPERATOR_ERRORS, 'operator_cannot');
        if (to === 'verified') {
          const until = body.registerUntil === undefined ? row.register_until : body.registerUntil;
          if (until !== null && until < today(regionClock(now))) throw problem(OPERATOR_ERRORS, 'register_over');
          await saveRegisterUntil(trx, region, row.id, until);
        }
        await saveOperatorState(trx, row, { action, to, actorId: personOf(request).accountId, reason });
        if (action === 'verify') {
          const { about, address, lon, lat, poster, phone } = profileOf(row, now);
          const placeId = await saveOperatorPlace(trx, region, {
            id: row.company_id,
            slug: row.slug,
            name: row.name,
            summary: about,
            address,
            lon,
            lat,
            poster,
            phones: phone ? [phone] : [],
          });
          await saveVerified(trx, region, row.id, { placeId, on: today(regionClock(now)) });
        }
        await jobs.add(trx, SEND_NOTICE, { notice: NOTICE[action], operatorId: row.id });
        await recordAudit(trx, {
          region,
          actor,
          action: `operators.${action}`,
          subject: { kind: 'operator', id: row.id },
          reason: reason ?? undefined,
          before: { state: row.state },
          after: { state: to },
        });
      });
      return show(params.operatorId, actor);
    },
  );

  app.post(
    regionOperatorRoutes.stopBankChange,
    {
      config,
      schema: {
        tags,
        summary: 'Detiene un cambio de cuenta de cobro que espera',
        params: Type.Object({ ...OperatorParams.properties, changeId: Id }),
        body: StopBankChange,
        response: { 200: RegionOperatorDetail },
      },
    },
    async (request) => {
      const { operatorId, changeId } = request.params;
      const by = { actor: 'region', person: personOf(request), reason: request.body.reason } as const;
      await inTransaction(db, async (trx) => {
        const row = await lockOperator(trx, region, operatorId);
        if (!row) throw problem(OPERATOR_ERRORS, 'operator_not_found');
        if (!(await stopBankChange(trx, platform, row, changeId, by)))
          throw problem(OPERATOR_ERRORS, 'bank_change_over');
      });
      return show(operatorId, request.actor);
    },
  );

  app.put(
    regionOperatorRoutes.commission,
    {
      config: { right: 'operators.commission', freshProof: true },
      schema: {
        tags,
        summary: 'Cambia la comisión de un operador en las ventas por venir',
        params: OperatorParams,
        body: SetCommission,
        response: { 200: RegionOperatorDetail },
      },
    },
    async ({ params, actor, body: { commissionBps } }) => {
      await inTransaction(db, async (trx) => {
        const row = await lockOperator(trx, region, params.operatorId);
        if (!row) throw problem(OPERATOR_ERRORS, 'operator_not_found');
        await saveCommission(trx, region, row.id, commissionBps);
        await recordAudit(trx, {
          region,
          actor,
          action: 'operators.commission',
          subject: { kind: 'operator', id: row.id },
          before: { commissionBps: row.commission_bps },
          after: { commissionBps },
        });
      });
      return show(params.operatorId, actor);
    },
  );
}

function regionOperatorView({
  submitted_at,
  register_number,
  register_until,
  on_sale,
  bank_waits,
  ...row
}: RegionOperatorRow): RegionOperator {
  return {
    ...row,
    submittedAt: submitted_at?.toISOString() ?? null,
    registerNumber: register_number,
    registerUntil: register_until,
    onSale: on_sale,
    bankWaits: bank_waits,
  };
}
