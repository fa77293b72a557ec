import { STATEMENT_KIND_WORDS, type Statement } from '#features/payouts/contract/statement.ts';
import { minorDigits } from '#regions/currencies.ts';
import { writeCsv } from '#server/paper/csv.ts';
import { decimalAmount } from '../transfers/payment-file/payment-order.ts';

const HEAD = [
  ...['Fecha', 'Concepto', 'Referencia', 'Plan', 'Día del servicio', 'Moneda'],
  ...[
    'Pagado por viajeros',
    'Devuelto a viajeros',
    'Comisión',
    'Cobrado por ti en el lugar',
    'A tu favor',
    'En tu contra',
    'Saldo',
  ],
];

/**
 * Amounts that lower the balance have a column of their own, because a spreadsheet may read a minus sign as a formula.
 */
export function statementCsv({ parts }: Statement, zone: string): string {
  const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const lines = parts.flatMap(({ currency, lines: own }) => {
    const money = (minor: number) => decimalAmount(minor, minorDigits(currency));
    return own.map((line) => [
      clock.format(new Date(line.at)),
      STATEMENT_KIND_WORDS[line.kind],
      line.reference ?? '',
      line.title ?? '',
      line.day ?? '',
      currency,
      money(line.gross),
      money(line.refunded),
      money(line.commission),
      money(line.collected),
      line.net > 0 ? money(line.net) : '',
      line.net < 0 ? money(-line.net) : '',
      money(line.balance),
    ]);
  });
  return writeCsv([HEAD, ...lines]);
}
