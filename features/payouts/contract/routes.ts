import { Type } from 'typebox';
import { RepeatHeaders } from '#features/repeat-headers.ts';
import { file, route } from '#features/route.ts';
import { Id, IdParams, OperatorParams } from '#features/schema.ts';
import { CloseCaseBody, MoneyCheck, ReviewCases } from './money-check.ts';
import { ActOnBatch, ActOnPayout, OperatorMoney, RegionPayouts, SettleRefund } from './payouts.ts';
import { RegionSettlements } from './settlements.ts';
import { MONTH_PATTERN, Statement, StatementMonths } from './statement.ts';

const payouts = { tag: 'Pagos a operadores', right: 'payouts.run' } as const;
const batch = Type.Object({ batchId: Id });

export const listRegionPayouts = route('GET /api/admin/payouts/', {
  ...payouts,
  id: 'listRegionPayouts',
  summary: 'Qué se debe a los operadores y las transferencias que se les hicieron',
  replies: { 200: RegionPayouts },
});

export const makePayoutBatches = route('POST /api/admin/payouts/', {
  ...payouts,
  id: 'makePayoutBatches',
  summary: 'Prepara ahora las transferencias de lo que se puede pagar',
  rateLimit: { max: 20, timeWindow: 60_000 },
  replies: { 200: RegionPayouts },
});

export const actOnPayout = route('POST /api/admin/payouts/:payoutId/act', {
  ...payouts,
  id: 'actOnPayout',
  headers: RepeatHeaders,
  summary: 'Marca una transferencia como enviada, pagada, devuelta o retirada',
  params: Type.Object({ payoutId: Id }),
  body: ActOnPayout,
  replies: { 200: RegionPayouts },
  errors: ['payout_not_found', 'payout_cannot'],
});

export const actOnPayoutBatch = route('POST /api/admin/payout-batches/:batchId/act', {
  ...payouts,
  id: 'actOnPayoutBatch',
  headers: RepeatHeaders,
  summary: 'Marca como enviadas o pagadas todas las transferencias de un lote que pueden serlo',
  params: batch,
  body: ActOnBatch,
  replies: { 200: RegionPayouts },
  errors: ['payout_not_found', 'payout_cannot'],
});

/** The files contain bank accounts in clear text. */
const batchFile = {
  ...payouts,
  freshProof: true,
  params: batch,
  errors: ['payer_account_missing', 'payout_not_found', 'payout_cannot', 'payout_account_unreadable'],
} as const;

export const downloadBatchPain = route('GET /api/admin/payout-batches/:batchId/pain.xml', {
  ...batchFile,
  id: 'downloadBatchPain',
  summary: 'El lote como ISO 20022 pain.001 para el banco',
  replies: { 200: file('application/xml') },
});

export const downloadBatchCsv = route('GET /api/admin/payout-batches/:batchId/transfers.csv', {
  ...batchFile,
  id: 'downloadBatchCsv',
  summary: 'El lote para una hoja de cálculo',
  replies: { 200: file('text/csv') },
});

export const settleRefund = route('POST /api/admin/refunds/:refundId/settle', {
  ...payouts,
  id: 'settleRefund',
  headers: RepeatHeaders,
  summary: 'Anota que una devolución se pagó por el banco',
  freshProof: true,
  params: Type.Object({ refundId: Id }),
  body: SettleRefund,
  replies: { 204: null },
  errors: ['refund_not_manual'],
});

const invoice = Type.Object({ invoiceId: Id });

export const settleCommissionInvoice = route('POST /api/admin/commission-invoices/:invoiceId/settle', {
  ...payouts,
  id: 'settleCommissionInvoice',
  headers: RepeatHeaders,
  summary: 'Anota que un operador pagó una nota de cobro de comisión',
  freshProof: true,
  params: invoice,
  body: SettleRefund,
  replies: { 200: RegionPayouts },
  errors: ['invoice_not_found', 'invoice_settled'],
});

export const downloadRegionCommissionInvoice = route('GET /api/admin/commission-invoices/:invoiceId/pdf', {
  ...payouts,
  id: 'downloadRegionCommissionInvoice',
  summary: 'Una nota de cobro de comisión en PDF, para la región',
  params: invoice,
  replies: { 200: file('application/pdf') },
  errors: ['invoice_not_found'],
});

export const listCardSettlements = route('GET /api/admin/card-settlements/', {
  ...payouts,
  id: 'listCardSettlements',
  summary: 'Lo que el proveedor de tarjetas envió a la cuenta de la región',
  replies: { 200: RegionSettlements },
});

export const readCardSettlements = route('POST /api/admin/card-settlements/', {
  ...payouts,
  id: 'readCardSettlements',
  summary: 'Pregunta ahora al proveedor qué envió al banco',
  rateLimit: { max: 6, timeWindow: 60_000 },
  replies: { 200: RegionSettlements },
  errors: ['provider_silent'],
});

const review = { tag: 'Administración', right: 'money.review' } as const;

export const showMoneyCheck = route('GET /api/admin/money/check', {
  ...review,
  id: 'showMoneyCheck',
  summary: 'Comprueba que lugares y dinero cuadren en todo el sitio',
  rateLimit: { max: 20, timeWindow: 60_000 },
  replies: { 200: MoneyCheck },
});

export const listReviewCases = route('GET /api/admin/review-cases/', {
  ...review,
  id: 'listReviewCases',
  summary: 'Casos de dinero que una persona tiene que mirar',
  query: Type.Object({ state: Type.Enum(['open', 'closed'], { default: 'open' }) }),
  replies: { 200: ReviewCases },
});

export const closeReviewCase = route('POST /api/admin/review-cases/:id/close', {
  ...review,
  id: 'closeReviewCase',
  summary: 'Cierra un caso de dinero, con lo que se hizo',
  params: IdParams,
  body: CloseCaseBody,
  replies: { 204: null },
  errors: ['case_not_found'],
});

const own = { tag: 'Oficina del operador', right: 'operator.money', params: OperatorParams } as const;
const ofMonth = {
  ...own,
  params: Type.Object({ ...OperatorParams.properties, month: Type.String({ pattern: MONTH_PATTERN }) }),
} as const;

export const showOperatorMoney = route('GET /api/manage/operators/:operatorId/payouts/', {
  ...own,
  id: 'showOperatorMoney',
  summary: 'Lo que el operador tiene por cobrar y lo que se le pagó',
  replies: { 200: OperatorMoney },
});

export const downloadCommissionInvoice = route(
  'GET /api/manage/operators/:operatorId/commission-invoices/:invoiceId/pdf',
  {
    ...own,
    id: 'downloadCommissionInvoice',
    summary: 'Una nota de cobro de comisión en PDF',
    params: Type.Object({ ...OperatorParams.properties, ...invoice.properties }),
    replies: { 200: file('application/pdf') },
    errors: ['invoice_not_found'],
  },
);

export const listStatementMonths = route('GET /api/manage/operators/:operatorId/statements/', {
  ...own,
  id: 'listStatementMonths',
  summary: 'Los meses con movimientos',
  replies: { 200: StatementMonths },
});

export const showStatement = route('GET /api/manage/operators/:operatorId/statements/:month', {
  ...ofMonth,
  id: 'showStatement',
  summary: 'La liquidación de un mes',
  replies: { 200: Statement },
});

export const downloadStatementPdf = route('GET /api/manage/operators/:operatorId/statements/:month/pdf', {
  ...ofMonth,
  id: 'downloadStatementPdf',
  summary: 'La liquidación de un mes en PDF',
  replies: { 200: file('application/pdf') },
});

export const downloadStatementCsv = route('GET /api/manage/operators/:operatorId/statements/:month/csv', {
  ...ofMonth,
  id: 'downloadStatementCsv',
  summary: 'La liquidación de un mes para una hoja de cálculo',
  replies: { 200: file('text/csv') },
});
