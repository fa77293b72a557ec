import type { Actor } from '#features/accounts/contract/actor.ts';
import { can } from '#features/accounts/contract/rights.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { RegionOperator, RegionOperatorDetail } from '#features/operators/contract/managed-operator.ts';
import { operatorActions } from '#features/operators/contract/operator-states.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { readBankChanges } from '../operator/bank/bank-change.store.ts';
import { readDocuments } from '../operator/profile/document.store.ts';
import { documentView } from '../operator/profile/document.view.ts';
import { findOperator } from '../operator/profile/operator.store.ts';
import { legalOf, profileOf, registerFields } from '../operator/profile/operator.view.ts';
import { findForRegion, operatorEvents, type RegionOperatorRow, readOperatorPlans } from './region.store.ts';

export async function readRegionOperator(platform: Platform, id: string, actor: Actor): Promise<RegionOperatorDetail> {
  const { db } = platform;
  const region = platform.config.REGION;

  const [row, operator, documents, planList, events, bankChanges, now] = await Promise.all([
    findForRegion(db, region, id),
    findOperator(db, region, id),
    readDocuments(db, region, id),
    readOperatorPlans(db, region, id),
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
    planList,
    events: events.map(({ at, to_state, ...event }) => ({ ...event, at: at.toISOString(), toState: to_state })),
    can: operatorActions(operator.state, 'region'),
  };
}

export function regionOperatorView({
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
