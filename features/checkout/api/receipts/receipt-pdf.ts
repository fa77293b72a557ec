import type { BookingRow } from '#features/bookings/api/public.ts';
import { dayWords, spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { PaymentRow } from '#features/payments/api/public.ts';
import { minorDigits } from '#regions/currencies.ts';
import { drawFret } from '#server/paper/draw-fret.ts';
import { openPaper } from '#server/paper/open-paper.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import type { OrderRow } from '../order.store.ts';

const INK = '#1d1512';
const SOFT = '#5c4f48';
const MARGIN = 48;
const WIDTH = 420 - 2 * MARGIN;

interface ReceiptParts {
  order: Pick<OrderRow, 'reference' | 'total' | 'schedule'>;
  payment: PaymentRow;
  bookings: readonly Pick<BookingRow, 'reference' | 'snapshot'>[];
  region: RegionNow;
  /** `true` for a payer's link. The receipt then leaves out the payer's name and the order's total. */
  forPayer: boolean;
}

export async function receiptPdf({ order, payment, bookings, region, forPayer }: ReceiptParts): Promise<Buffer> {
  const { organisation, locale, time_zone: timeZone, product } = region.settings;
  const { page, bytes } = await openPaper({
    title: `Recibo de pago ${order.reference}`,
    author: organisation.legal_name,
    locale,
    size: 'A5',
    margin: MARGIN,
  });
  const money = (minor: number) => `${payment.currency} ${amountText(minor, payment.currency, locale)}`;
  const moment = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });

  page.font('strong').fontSize(10).fillColor(INK).text(product);
  const rule = page.y + 15;
  drawFret(page, region.art.motif, { left: MARGIN, width: WIDTH, foot: rule, unit: 1.2, colour: INK });
  page.y = rule + 16;
  page.font('title').fontSize(20).fillColor(INK).text('Recibo de pago');
  if (payment.provider === 'sandbox')
    page.moveDown(0.2).font('strong').fontSize(9).text('PRUEBA: es una demostración y no se movió dinero.');
  page.moveDown(0.8).font('strong').fontSize(24).text(money(payment.captured));
  if (payment.refunded > 0)
    page
      .font('text')
      .fontSize(10)
      .text(`De este pago se devolvieron ${money(payment.refunded)}.`);
  page.moveDown(0.8);

  const count = order.schedule.length;
  const facts: [label: string, value: string][] = [
    ['Fecha', moment.format(payment.created_at)],
    ...(forPayer ? [] : [['Pagó', payment.payer.name] as [string, string]]),
    ['Medio', payment.card ? `${payment.card.brand} terminada en ${payment.card.last4}` : 'Tarjeta'],
    ['Reserva', spacedReference(order.reference)],
    ...(count > 1 ? [['Cuota', `${payment.instalment} de ${count}`] as [string, string]] : []),
    ...bookings.map(({ reference, snapshot }): [string, string] => [
      'Por',
      `${snapshot.title}, ${dayWords(snapshot)}, con ${snapshot.operatorName} (${spacedReference(reference)})`,
    ]),
    ...(forPayer ? [] : [['Total de la reserva', money(order.total)] as [string, string]]),
    ['Número', payment.id],
  ];
  for (const [label, value] of facts) drawFact(page, label, value);

  page.moveDown(1).font('text').fontSize(8.5).fillColor(SOFT);
  page.text(`Recibido por ${organisation.legal_name}, ${organisation.address}, ${organisation.email}.`, {
    width: WIDTH,
  });
  page.moveDown(0.4);
  page.text(
    'Este recibo dice que el dinero llegó; no es un comprobante tributario. La boleta o factura la emite el operador.',
    { width: WIDTH },
  );
  return bytes();
}

function drawFact(page: PDFKit.PDFDocument, label: string, value: string): void {
  const top = page.y;
  page.font('text').fontSize(9).fillColor(SOFT).text(label, MARGIN, top, { width: 92 });
  page.fillColor(INK).text(value, MARGIN + 96, top, { width: WIDTH - 96 });
  page.moveDown(0.35);
  page.x = MARGIN;
}

function amountText(minor: number, currency: string, locale: string): string {
  const digits = minorDigits(currency);
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return number.format(minor / 10 ** digits);
}
