import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { MoneyCheck } from '#features/payouts/contract/money-check.ts';
import { show } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { MoneyReview } from './money-review.tsx';

const CHECK: MoneyCheck = {
  checkedAt: '2026-12-08T15:04:05Z',
  invariants: ['orders_credited', 'places_counted'],
  broken: [{ invariant: 'orders_credited', subject: 'VR1', detail: 'paid 200, captured 100' }],
  cases: [],
};
const api = { call: () => Promise.resolve(CHECK) } as unknown as Api;

test('a violated invariant has a Spanish heading, and its code stands below for the support', async () => {
  const { place } = await show(
    <ApiProvider value={api}>
      <QueryClientProvider client={new QueryClient()}>
        <MoneyReview />
      </QueryClientProvider>
    </ApiProvider>,
  );
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(place.querySelector('summary')?.textContent).toBe('Lo pagado en cada compra (1)');
  });
  expect(place.querySelector('details p')?.textContent).toBe('orders_credited');
  expect(place.querySelector('[role="status"]')?.textContent).toMatch(/a las \d{1,2}:04\./);
});
