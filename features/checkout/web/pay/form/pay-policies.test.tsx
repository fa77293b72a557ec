import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { quoteCancellation } from '#features/bookings/contract/quote-cancellation.ts';
import { formatMoney } from '#web/format/money.ts';
import { i18n } from '#web/i18n.ts';
import type { Order } from '../../../contract/order.ts';
import { PayPolicies } from './pay-policies.tsx';

const startsAt = new Date(Date.now() + 30 * 86_400_000);
const policy = {
  bands: [{ before: { amount: 3, unit: 'day' as const }, refundBps: 7000 }],
  weather: 'full' as const,
  minimum: 'full' as const,
};

function shown(lines: readonly { total: number; dueNow: number }[]): string {
  const snapshot = { title: 'Moche', startsAt: startsAt.toISOString(), zone: 'America/Lima', policy };
  const bookings = lines.map(({ total }, n) => ({ id: `b${n}`, total, snapshot }));
  const parts = lines.map(({ dueNow }, n) => ({ bookingId: `b${n}`, amount: dueNow }));
  const order = { bookings, schedule: [{ parts }], currency: 'PEN' } as unknown as Order;
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PayPolicies order={order} />
    </I18nProvider>,
  );
}

const given = (lines: readonly { total: number; paid: number }[]) =>
  lines
    .map(
      ({ total, paid }) =>
        quoteCancellation({
          ...{ policy, startsAt, zone: 'America/Lima', now: new Date(), total, paid },
          ...{ items: [], giveUp: null, reason: 'traveller' },
        }).refund,
    )
    .reduce((sum, refund) => sum + refund, 0);

test('the refund of several bookings is the sum of their rounded refunds', () => {
  const lines = [50_05, 50_05, 30_03].map((total) => ({ total, dueNow: total, paid: total }));
  expect(given(lines)).toBe(91_10);
  expect(shown(lines)).toContain(formatMoney(91_10, 'PEN'));
});

test('with a deposit, the kept share is computed from the full price', () => {
  const lines = [
    { total: 50_05, dueNow: 25_00, paid: 25_00 },
    { total: 50_05, dueNow: 10_00, paid: 10_00 },
  ];
  expect(given(lines)).toBe(9_99);
  expect(shown(lines)).toContain(formatMoney(9_99, 'PEN'));
});
