import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { listSettlements, parseReport } from './release-report.ts';

const PAYMENT = '0d1f8a52-7c1e-4e5b-9a64-3b1f6f0a9c11';
const OTHER = '5a2b9f0c-2f7d-4b8e-8a11-9c0d4e6f7a22';
const REPORT = `DATE;SOURCE_ID;EXTERNAL_REFERENCE;RECORD_TYPE;DESCRIPTION;NET_CREDIT_AMOUNT;NET_DEBIT_AMOUNT;GROSS_AMOUNT;MP_FEE_AMOUNT
2026-11-01T00:00:00.000-05:00;;;initial_available_balance;;10.00;0.00;10.00;0.00
2026-11-02T10:00:00.000-05:00;77001;${PAYMENT};release;payment;95.20;0.00;100.00;-4.80
2026-11-02T11:00:00.000-05:00;77002;${OTHER};release;payment;47.60;0.00;50.00;-2.40
2026-11-03T09:00:00.000-05:00;77003;${PAYMENT};release;refund;0.00;20.00;-20.00;0.00
2026-11-03T12:00:00.000-05:00;88001;;release;payout;0.00;122.80;-122.80;0.00
2026-11-04T12:00:00.000-05:00;77004;"${OTHER}";block;mediation;0.00;47.60;-47.60;0.00
2026-11-05T12:00:00.000-05:00;88002;;release;payout;0.00;5.00;-5.00;0.00
;;;total;;142.80;195.40;0.00;-7.20
`;
const NOW = new Date('2026-11-06T00:00:00Z');
const asked: { path: string; body: string }[] = [];
let reports = [
  { file_name: 'release-1.csv', begin_date: '2026-11-01T05:00:00Z', end_date: '2026-11-05T23:00:00Z' },
  { file_name: 'release-1.xlsx', begin_date: '2026-11-01T05:00:00Z', end_date: '2026-11-05T23:00:00Z' },
];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const path = request.url!;
    asked.push({ path, body });
    const answers: Record<string, [number, string]> = {
      '/users/me': [200, '{"id": 1, "site_id": "MPE"}'],
      '/v1/account/release_report/list': [200, JSON.stringify(reports)],
      '/v1/account/release_report/release-1.csv': [200, REPORT],
      '/v1/account/release_report': [202, '{"id": 9}'],
    };
    const [status, text] =
      request.headers.authorization === 'Bearer APP_USR-1' ? (answers[path] ?? [404, '{}']) : [401, '{}'];
    response.writeHead(status).end(text);
  });
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
afterAll(() => server.close());
const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const access = { api, accessToken: 'APP_USR-1', now: () => NOW };
const SINCE = new Date('2026-10-20T00:00:00Z');

test('the lines of a bank transfer are all releases of money since the previous transfer', async () => {
  expect(await listSettlements(access, SINCE, 50)).toEqual([
    {
      id: '88001',
      currency: 'PEN',
      amount: 12_280,
      state: 'paid',
      arrivesAt: new Date('2026-11-03T17:00:00Z'),
      lines: [
        { kind: 'capture', paymentId: PAYMENT, amount: 10_000, fee: 480 },
        { kind: 'capture', paymentId: OTHER, amount: 5_000, fee: 240 },
        { kind: 'refund', paymentId: PAYMENT, amount: -2_000, fee: 0 },
      ],
    },
    {
      id: '88002',
      currency: 'PEN',
      amount: 500,
      state: 'paid',
      arrivesAt: new Date('2026-11-05T17:00:00Z'),
      lines: [
        { kind: 'dispute', paymentId: OTHER, amount: -4_760, fee: 0 },
        { kind: 'carried', paymentId: null, amount: 5_260, fee: 0 },
      ],
    },
  ]);
  expect(asked.some(({ path }) => path === '/v1/account/release_report')).toBe(false);
  expect(await listSettlements(access, new Date('2026-11-04T00:00:00Z'), 50)).toMatchObject([{ id: '88002' }]);
});

test('a new report is requested if the newest report is older than half a day', async () => {
  reports = [];
  expect(await listSettlements(access, SINCE, 50)).toEqual([]);
  const { body } = asked.find(({ path }) => path === '/v1/account/release_report')!;
  expect(JSON.parse(body)).toEqual({ begin_date: '2026-10-20T00:00:00Z', end_date: '2026-11-06T00:00:00Z' });
});

test('a report without our references is refused, and so is a wrong access token', async () => {
  expect(() => parseReport('DATE,SOURCE_ID,DESCRIPTION\n2026-11-01,1,payment')).toThrow(/EXTERNAL_REFERENCE/);
  await expect(listSettlements({ ...access, accessToken: 'other' }, SINCE, 5)).rejects.toMatchObject({
    name: 'CardTrouble',
    outcome: 'refused',
  });
});
