import {
  downloadAnswerTimes,
  downloadSupplyGap,
  listAnswerEvents,
  listSupplyGapEvents,
  listUnansweredQuotations,
  reassignUnansweredQuotation,
  showAnswerTimes,
  showSupplyGap,
} from '#features/quotations/contract/region-routes.ts';
import { requestOf } from '#tests/call.ts';
import { insertOperator } from '#tests/plans.ts';
import { type Operations, row } from '../operation.ts';
import { quotation } from './quotations.ts';

const REGION_STAFF = { lets: ['moderator', 'admin'], others: 403 } as const;
const quarter = '2026-T1';

export const quotationReportOperations: Operations = {
  ...row(listUnansweredQuotations, { ...REGION_STAFF, request: () => requestOf(listUnansweredQuotations) }),
  ...row(reassignUnansweredQuotation, {
    ...REGION_STAFF,
    request: async (world, role) => {
      const { id } = await quotation(world, role, { answered: false });
      const operator = await insertOperator(world.platform.db, 'trujillo');
      return requestOf(reassignUnansweredQuotation, { params: { quotationId: id }, body: { operators: [operator] } });
    },
  }),
  ...row(showAnswerTimes, { ...REGION_STAFF, request: () => requestOf(showAnswerTimes) }),
  ...row(downloadAnswerTimes, { ...REGION_STAFF, request: () => requestOf(downloadAnswerTimes) }),
  ...row(listAnswerEvents, {
    ...REGION_STAFF,
    request: () => requestOf(listAnswerEvents, { body: { quarter, figure: 'asked', month: null, operatorId: null } }),
  }),
  ...row(showSupplyGap, { ...REGION_STAFF, request: () => requestOf(showSupplyGap) }),
  ...row(downloadSupplyGap, { ...REGION_STAFF, request: () => requestOf(downloadSupplyGap) }),
  ...row(listSupplyGapEvents, {
    ...REGION_STAFF,
    request: () => requestOf(listSupplyGapEvents, { body: { quarter, of: 'unserved' } }),
  }),
};
