import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, type } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import type { BookingMoney } from '../../contract/on-site.ts';
import { TakeBalance } from './take-balance.tsx';

const money = { owed: 9000, total: 12_000, currency: 'PEN', onSite: [] } as unknown as BookingMoney;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

async function openFor(hasEmail: boolean, commissionBps?: number, phone: string | null = null): Promise<string> {
  const props = { operatorId: 'o', bookingId: 'b', money, who: 'Ana', hasEmail, phone, onTaken: () => undefined };
  const share = commissionBps === undefined ? {} : { commissionBps };
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <FaceProvider
          value={
            {
              id: 'trujillo',
              timeZone: 'America/Lima',
              telephone: { code: '51', mobile: '^9\\d{8}$' },
            } as unknown as Face
          }
        >
          <ApiProvider value={{ call: vi.fn() } as unknown as Api}>
            <TakeBalance {...props} {...share} />
          </ApiProvider>
        </FaceProvider>
      </I18nProvider>,
    ),
  );
  await act(async () => document.querySelector('button')!.click());
  return document.body.textContent!;
}

test('the form promises a receipt by email only if the booking has an email address', async () => {
  expect(await openFor(true)).toContain('El viajero recibe un correo');
  const without = await openFor(false);
  expect(without).toContain('no le llega un recibo');
  expect(without).not.toContain('El viajero recibe un correo');
  expect(await openFor(false, 0, '944 111 222')).toContain('después envíale el recibo por WhatsApp');
  expect(await openFor(false, 0, '044 201677')).toContain('ni su WhatsApp, así que no le llega un recibo');
});

test('the form names the share of the region, or nothing if there is none', async () => {
  expect((await openFor(true, 850)).replaceAll('\u00a0', ' ')).toContain('La comisión (8.50 %) se descuenta');
  expect(await openFor(true, 0)).not.toContain('comisión');
  expect(await openFor(true)).not.toContain('comisión');
});

test('the form takes a part of the balance, but no more than the balance', async () => {
  await openFor(true);
  const send = () => [...document.querySelectorAll('button')].at(-1)!;
  const amount = document.querySelector<HTMLInputElement>('input[name="amount"]')!;
  expect(amount.value).toBe('90');
  await type(amount, '40');
  expect(send().textContent.replaceAll('\u00a0', ' ')).toBe('Recibí PEN 40');
  await type(amount, '91');
  await click(send());
  await vi.waitFor(() => expect(document.body.textContent).toContain('Es más de lo que falta.'));
  expect(document.body.textContent).toContain('Transferencia o depósito');
});
