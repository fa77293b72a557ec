import { I18nProvider } from '@lingui/react';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import type { Order, OrderBooking } from '../../contract/order.ts';
import { CancelBooking } from './cancel-booking.tsx';

const item = (id: string) => ({ id, type: 'ADULT', name: 'Adulto', state: 'active', price: 5000, traveller: null });
const booking = {
  id: 'booking',
  reference: 'VR-1',
  state: 'CONFIRMED',
  items: [item('one'), item('two')],
  snapshot: { policy: { bands: [] }, startsAt: '2999-01-01T15:00:00Z', zone: 'America/Lima' },
  cancellation: null,
  change: null,
  calledOff: false,
} as unknown as OrderBooking;
const order = { currency: 'PEN', bookings: [booking], schedule: [], paid: 10_000, total: 10_000 } as unknown as Order;
let root: Root;

function Cancel() {
  const [open, setOpen] = useState(false);
  return <CancelBooking {...{ order, booking, open, setOpen }} orderKey={{}} onOrder={() => undefined} />;
}

const asked = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked.mockReset().mockResolvedValue({ id: 'quote', refund: 0, kept: 10_000, validUntil: '2999-01-01T15:00:00Z' });
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ApiProvider value={{ call: asked } as unknown as Api}>
          <Cancel />
        </ApiProvider>
      </I18nProvider>,
    ),
  );
  await press('Quiero cancelar: ver cuánto recuperas');
});
afterEach(() => act(() => root.unmount()));

const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((it) => it.textContent === name)!.click());
const tick = (name: string) =>
  act(async () => [...document.querySelectorAll('label')].find((it) => it.textContent?.includes(name))!.click());
const sentItems = () => asked.mock.calls.map(([, { body }]) => body.itemIds);

test('the refund for all travellers is requested at once', () => {
  expect(sentItems()).toEqual([null]);
});

test('without a choice, nothing is cancelled and a message asks for the choice', async () => {
  asked.mockClear();
  await tick('Cancelar para todos');
  await press('Ver cuánto recupero');
  expect(sentItems()).toEqual([]);
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Marca quiénes no van.');
  await tick('Adulto');
  expect(document.querySelector('[role="alert"]')).toBeNull();
  await press('Ver cuánto recupero');
  expect(sentItems()).toEqual([['one']]);
});
