import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommissionInvoice } from '#features/payouts/contract/invoices.ts';
import type { OperatorMoney } from '#features/payouts/contract/payouts.ts';
import { type Face, FaceProvider } from '#web/face.ts';
import { i18n } from '#web/i18n.ts';
import { HowToPay } from './how-to-pay.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

const invoice = (dueOn: string, isOverdue = false) =>
  ({ number: `NC-2026-${dueOn}`, currency: 'PEN', amount: 8500, dueOn, isOverdue }) as CommissionInvoice;
const owed = { currency: 'PEN', accrued: 0, releasable: -17_000 } as OperatorMoney['balances'][number];
const ACCOUNT = { holder: 'La región', bank: 'Banco del Valle', account: '00112233' };

async function wordsOf(props: Partial<Parameters<typeof HowToPay>[0]>): Promise<string> {
  const organisation = { name: 'La región', email: 'turismo@example.org' };
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <FaceProvider value={{ timeZone: 'America/Lima', organisation } as unknown as Face}>
          <HowToPay invoices={[invoice('2026-12-16')]} payTo={ACCOUNT} balances={[owed]} {...props} />
        </FaceProvider>
      </I18nProvider>,
    ),
  );
  return document.body.textContent!.replaceAll('\u00a0', ' ');
}

test('open invoices are asked for with their sum, the next last day and the account of the region', async () => {
  const invoices = [invoice('2026-11-10', true), invoice('2026-12-16')];
  const words = await wordsOf({ invoices });
  expect(words).toContain('Por pagar PEN 170');
  expect(words).toContain('Una nota ya venció.');
  expect(words).toContain('Se paga hasta el 16 de diciembre de 2026.');
  expect(words).toContain('Banco del Valle');
  expect(words).toContain('00112233');
});

test('the operator pays nothing while coming payouts cover the commission', async () => {
  const words = await wordsOf({ balances: [{ ...owed, accrued: 20_000 }] });
  expect(words).toBe('No tienes que pagar nada: se descuenta de tu próximo pago.');
});

test('without an account of the region, the operator writes an email', async () => {
  expect(await wordsOf({ payTo: null })).toContain('escribe a turismo@example.org');
});
