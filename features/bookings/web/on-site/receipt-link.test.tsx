import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import type { BookingMoney } from '../../contract/on-site.ts';
import { ReceiptLink } from './receipt-link.tsx';

const payment = (means: 'cash' | 'yape', amount: number) => ({ id: means, means, amount, at: '', by: null });
const booking = {
  ...{
    operator: 'Rutas del Mar',
    name: 'Rosa Vega',
    phone: '944 111 222',
    title: 'Caballitos de totora',
    reference: 'RB7K2M4QXA',
  },
  ...{ localDate: '2030-12-05', localTime: '16:00' },
};

async function textFor(money: Partial<BookingMoney>, more: object = {}): Promise<string | null> {
  const all = { currency: 'PEN', total: 10_000, owed: 0, onSite: [], ...money };
  const { place } = await show(<ReceiptLink money={all} {...booking} {...more} />);
  const url = place.querySelector('a')?.getAttribute('href');
  return url ? new URL(url).searchParams.get('text')!.replaceAll('\u00a0', ' ') : null;
}

test('the receipt says who writes, the total, what was paid by which means, and what is left', async () => {
  expect(await textFor({ owed: 2000, onSite: [payment('cash', 3000), payment('yape', 4000)] })).toBe(
    [
      'Hola Rosa, te escribe Rutas del Mar. Recibimos tu pago de PEN 40 por Yape.',
      'Caballitos de totora',
      'jueves, 5 de diciembre de 2030, 16:00',
      'Total: PEN 100',
      'Ya pagaste: PEN 80',
      '- Pagado antes: PEN 10',
      '- Efectivo: PEN 30',
      '- Yape: PEN 40',
      'Te falta pagar PEN 20.',
      'Referencia: RB7K 2M4Q XA',
    ].join('\n'),
  );
  const online = { before: 'Con tarjeta, en la página', name: null };
  const paid = await textFor({ onSite: [payment('cash', 3000)] }, online);
  expect(paid).toContain('Hola, te escribe Rutas del Mar. Recibimos tu pago de PEN 30 en efectivo.');
  expect(paid).toContain('- Con tarjeta, en la página: PEN 70');
  expect(paid).toContain('No te queda nada por pagar.');
});

test('without a payment or a telephone there is no receipt', async () => {
  expect(await textFor({})).toBeNull();
  expect(await textFor({ onSite: [payment('cash', 3000)] }, { phone: null })).toBeNull();
});
