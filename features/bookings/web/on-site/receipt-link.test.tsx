import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import type { BookingMoney } from '../../contract/on-site.ts';
import { ReceiptLink } from './receipt-link.tsx';

const payment = (means: 'cash' | 'yape', amount: number) => ({ id: means, means, amount, at: '', by: null });
const booking = {
  ...{ name: 'Rosa Vega', phone: '944 111 222', title: 'Caballitos de totora', reference: 'RB7K2M4QXA' },
  ...{ localDate: '2030-12-05', localTime: '16:00' },
};

async function textFor(money: Partial<BookingMoney>, more: object = {}): Promise<string | null> {
  const all = { currency: 'PEN', total: 10_000, owed: 0, onSite: [], ...money };
  const { place } = await show(<ReceiptLink money={all} {...booking} {...more} />);
  const url = place.querySelector('a')?.getAttribute('href');
  return url ? new URL(url).searchParams.get('text')!.replaceAll('\u00a0', ' ') : null;
}

test('the receipt for WhatsApp says what was paid last, by what means and what is left', async () => {
  expect(await textFor({ owed: 2000, onSite: [payment('cash', 3000), payment('yape', 5000)] })).toBe(
    [
      'Hola, Rosa. Recibimos tu pago: PEN 50 · Yape',
      'Caballitos de totora',
      'jueves, 5 de diciembre de 2030, 16:00',
      'Te falta pagar PEN 20.',
      'Referencia: RB7K 2M4Q XA',
    ].join('\n'),
  );
  expect(await textFor({ onSite: [payment('cash', 3000)] })).toContain('No te queda nada por pagar.');
});

test('without a payment or a telephone of WhatsApp there is no receipt', async () => {
  expect(await textFor({})).toBeNull();
  expect(await textFor({ onSite: [payment('cash', 3000)] }, { phone: null })).toBeNull();
});
