import { insertOperator } from '#tests/plans.ts';
import type { Operations } from '../operation.ts';
import { quotation } from './quotations.ts';

const REGION_STAFF = { lets: ['moderator', 'admin'], others: 403 } as const;
const quarter = '2026-T1';
const base = '/api/admin/quotations';

/** Operations on the region's report about quotations, and on unanswered requests. */
export const quotationReportOperations: Operations = {
  'GET /api/admin/quotations/unanswered': { ...REGION_STAFF, request: () => ({ url: `${base}/unanswered` }) },
  'POST /api/admin/quotations/unanswered/{quotationId}/reassign': {
    ...REGION_STAFF,
    request: async (world, role) => {
      const { id } = await quotation(world, role, { answered: false });
      const operator = await insertOperator(world.platform.db, 'trujillo');
      return { url: `${base}/unanswered/${id}/reassign`, payload: { operators: [operator] } };
    },
  },
  'GET /api/admin/quotations/answers': { ...REGION_STAFF, request: () => ({ url: `${base}/answers` }) },
  'GET /api/admin/quotations/answers/export.csv': {
    ...REGION_STAFF,
    request: () => ({ url: `${base}/answers/export.csv` }),
  },
  'POST /api/admin/quotations/answers/events': {
    ...REGION_STAFF,
    request: () => ({
      url: `${base}/answers/events`,
      payload: { quarter, figure: 'asked', month: null, operatorId: null },
    }),
  },
  'GET /api/admin/quotations/supply-gap': { ...REGION_STAFF, request: () => ({ url: `${base}/supply-gap` }) },
  'GET /api/admin/quotations/supply-gap/export.csv': {
    ...REGION_STAFF,
    request: () => ({ url: `${base}/supply-gap/export.csv` }),
  },
  'POST /api/admin/quotations/supply-gap/events': {
    ...REGION_STAFF,
    request: () => ({ url: `${base}/supply-gap/events`, payload: { quarter, of: 'unserved' } }),
  },
};
