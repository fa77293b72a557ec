import { minorDigits } from '#regions/currencies.ts';
import { writeCsv } from '#server/paper/csv.ts';
import { decimalAmount, type PaymentOrder } from './payment-order.ts';

const HEAD = [
  'Lote',
  'Referencia',
  'Beneficiario',
  'Banco',
  'Código del banco',
  'Cuenta',
  'Moneda',
  'Importe',
  'Concepto',
];

export function writeTransfersCsv({ reference, currency, transfers }: PaymentOrder): string {
  return writeCsv([
    HEAD,
    ...transfers.map(({ reference: id, amount, payee, text }) => [
      reference,
      id,
      payee.holder,
      payee.bank,
      payee.bankCode,
      payee.account,
      currency,
      decimalAmount(amount, minorDigits(currency)),
      text,
    ]),
  ]);
}
