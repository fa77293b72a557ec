import { randomUUID } from 'node:crypto';
import { openBankAccounts } from '#features/operators/api/public.ts';
import {
  actOnPayout,
  actOnPayoutBatch,
  downloadBatchCsv,
  downloadBatchPain,
  downloadCommissionInvoice,
  downloadRegionCommissionInvoice,
  downloadStatementCsv,
  downloadStatementPdf,
  listCardSettlements,
  listRegionPayouts,
  listStatementMonths,
  makePayoutBatches,
  readCardSettlements,
  settleCommissionInvoice,
  settleRefund,
  showOperatorMoney,
  showStatement,
} from '#features/payouts/contract/routes.ts';
import { pathOf, type Route } from '#features/route.ts';
import { requestOf } from '#tests/call.ts';
import { insertBooking, insertDeparture } from '#tests/sales.ts';
import { type Operations, row } from '../operation.ts';
import type { World } from '../world.ts';

const REGION = 'trujillo';
const ADMIN = { lets: ['admin'], others: 403 } as const;
const OWNER = {
  lets: ['operator owner'],
  others: 404,
  refuses: { 'operator sales': 403, 'operator guide': 403 },
} as const;

async function batched({ platform, operator }: World) {
  const [batch, payout] = [randomUUID(), randomUUID()];

  const account = { holder: 'Totora', bank: 'Caja', bankCode: '803', account: '80312345678901234567', currency: 'PEN' };
  const sealed = (await openBankAccounts(platform.config)).close(account, { region: REGION, operatorId: operator });
  await platform.pool.query(
    `insert into payout_batch (region_id, id, reference, currency) values ($1, $2, $3, 'PEN')`,
    [REGION, batch, `LT${batch.slice(0, 8)}`],
  );
  await platform.pool.query(
    `insert into payout (region_id, id, batch_id, reference, operator_id, currency, amount, state, account_sealed, account_ending)
     values ($1, $2, $3, $4, $5, 'PEN', 100, 'batched', $6, '4567')`,
    [REGION, payout, batch, `PO${payout.slice(0, 8)}`, operator, sealed],
  );
  return { batch, payout };
}

async function givenUp({ platform, operator }: World) {
  const departure = await insertDeparture(platform.db, REGION, { operator });
  const { order, id } = await insertBooking(platform.db, REGION, departure);
  const { rows } = await platform.pool.query(
    `with paid as (
       insert into payment (region_id, order_id, client_key, state, amount, captured, currency, provider, mode, payer)
       values ($1, $2, $3, 'captured', 100, 100, 'PEN', 'sandbox', 'page', '{}') returning id)
     insert into refund (region_id, order_id, payment_id, booking_id, state, reason, amount, currency)
     select $1, $2, id, $4, 'manual', 'operator', 100, 'PEN' from paid returning id`,
    [REGION, order, randomUUID(), id],
  );
  return rows[0].id as string;
}

async function invoiced({ platform, operator }: World): Promise<string> {
  const id = randomUUID();
  await platform.pool.query(
    `insert into commission_invoice (region_id, id, number, operator_id, currency, amount, due_on) values ($1, $2, $3, $4, 'PEN', 500, '2026-12-16')`,
    [REGION, id, `NC-${id.slice(0, 8)}`, operator],
  );
  return id;
}

const own = (route: Pick<Route, 'method' | 'path'>) =>
  row(route, {
    ...OWNER,
    request: ({ operator }) => ({ url: pathOf(route, { params: { operatorId: operator, month: '2026-11' } }) }),
  });

export const payoutOperations: Operations = {
  ...row(listRegionPayouts, { ...ADMIN, request: () => requestOf(listRegionPayouts) }),
  ...row(makePayoutBatches, { ...ADMIN, request: () => requestOf(makePayoutBatches) }),
  ...row(listCardSettlements, { ...ADMIN, request: () => requestOf(listCardSettlements) }),
  ...row(readCardSettlements, { ...ADMIN, request: () => requestOf(readCardSettlements) }),
  ...row(actOnPayout, {
    ...ADMIN,
    request: async (world) =>
      requestOf(actOnPayout, {
        params: { payoutId: (await batched(world)).payout },
        body: { action: 'withdraw', note: 'Otra cuenta' },
      }),
  }),
  ...row(actOnPayoutBatch, {
    ...ADMIN,
    request: async (world) =>
      requestOf(actOnPayoutBatch, { params: { batchId: (await batched(world)).batch }, body: { action: 'send' } }),
  }),
  ...row(downloadBatchPain, {
    ...ADMIN,
    request: async (world) => requestOf(downloadBatchPain, { params: { batchId: (await batched(world)).batch } }),
  }),
  ...row(downloadBatchCsv, {
    ...ADMIN,
    request: async (world) => requestOf(downloadBatchCsv, { params: { batchId: (await batched(world)).batch } }),
  }),
  ...row(settleRefund, {
    ...ADMIN,
    request: async (world) =>
      requestOf(settleRefund, { params: { refundId: await givenUp(world) }, body: { note: 'Operación 123' } }),
  }),
  ...row(settleCommissionInvoice, {
    ...ADMIN,
    request: async (world) =>
      requestOf(settleCommissionInvoice, {
        params: { invoiceId: await invoiced(world) },
        body: { note: 'Operación 7' },
      }),
  }),
  ...row(downloadRegionCommissionInvoice, {
    ...ADMIN,
    request: async (world) =>
      requestOf(downloadRegionCommissionInvoice, { params: { invoiceId: await invoiced(world) } }),
  }),
  ...row(downloadCommissionInvoice, {
    ...OWNER,
    request: async (world) =>
      requestOf(downloadCommissionInvoice, {
        params: { operatorId: world.operator, invoiceId: await invoiced(world) },
      }),
  }),
  ...own(showOperatorMoney),
  ...own(listStatementMonths),
  ...own(showStatement),
  ...own(downloadStatementPdf),
  ...own(downloadStatementCsv),
};
