import { randomUUID } from 'node:crypto';
import { openBankAccounts } from '#features/operators/api/public.ts';
import { insertBooking, insertDeparture } from '#tests/sales.ts';
import type { Operation, Operations } from '../operation.ts';
import type { World } from '../world.ts';

const REGION = 'trujillo';
const ADMIN = { lets: ['admin'], others: 403 } as const;
const OWNER = {
  lets: ['operator owner'],
  others: 404,
  refuses: { 'operator sales': 403, 'operator guide': 403 },
} as const;

/** Creates a bank transfer to the operator that is ready for the bank. */
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

/** Creates a refund that failed at the provider. */
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

const own = (path: string): Operation => ({
  ...OWNER,
  request: ({ operator }) => ({ url: `/api/manage/operators/${operator}/${path}` }),
});

/** Operations on payouts to operators and on their statements. */
export const payoutOperations: Operations = {
  'GET /api/admin/payouts/': { ...ADMIN, request: () => ({ url: '/api/admin/payouts/' }) },
  'POST /api/admin/payouts/': { ...ADMIN, request: () => ({ url: '/api/admin/payouts/' }) },
  'GET /api/admin/card-settlements/': { ...ADMIN, request: () => ({ url: '/api/admin/card-settlements/' }) },
  'POST /api/admin/card-settlements/': { ...ADMIN, request: () => ({ url: '/api/admin/card-settlements/' }) },
  'POST /api/admin/payouts/{payoutId}/act': {
    ...ADMIN,
    request: async (world) => ({
      url: `/api/admin/payouts/${(await batched(world)).payout}/act`,
      payload: { action: 'withdraw', note: 'Otra cuenta' },
    }),
  },
  'POST /api/admin/payout-batches/{batchId}/act': {
    ...ADMIN,
    request: async (world) => ({
      url: `/api/admin/payout-batches/${(await batched(world)).batch}/act`,
      payload: { action: 'send' },
    }),
  },
  'GET /api/admin/payout-batches/{batchId}/pain.xml': {
    ...ADMIN,
    request: async (world) => ({ url: `/api/admin/payout-batches/${(await batched(world)).batch}/pain.xml` }),
  },
  'GET /api/admin/payout-batches/{batchId}/transfers.csv': {
    ...ADMIN,
    request: async (world) => ({ url: `/api/admin/payout-batches/${(await batched(world)).batch}/transfers.csv` }),
  },
  'POST /api/admin/refunds/{refundId}/settle': {
    ...ADMIN,
    request: async (world) => ({
      url: `/api/admin/refunds/${await givenUp(world)}/settle`,
      payload: { note: 'Operación 123' },
    }),
  },
  'GET /api/manage/operators/{operatorId}/payouts/': own('payouts/'),
  'GET /api/manage/operators/{operatorId}/statements/': own('statements/'),
  'GET /api/manage/operators/{operatorId}/statements/{month}': own('statements/2026-11'),
  'GET /api/manage/operators/{operatorId}/statements/{month}/pdf': own('statements/2026-11/pdf'),
  'GET /api/manage/operators/{operatorId}/statements/{month}/csv': own('statements/2026-11/csv'),
};
