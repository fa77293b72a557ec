import { readBookingLines } from '#features/bookings/api/public.ts';
import { readPaidOperators } from '#features/operators/api/public.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import { INVOICE_STATE_WORDS } from '#features/payouts/contract/invoice-states.ts';
import { minorDigits } from '#regions/currencies.ts';
import { problem } from '#server/errors.ts';
import { openPaper } from '#server/paper/open-paper.ts';
import type { Platform } from '#server/platform.ts';
import { findInvoice, readInvoiceLines } from './invoice.store.ts';
import { payeeOf } from './payee-of.ts';

const INK = '#1d1512';
const SOFT = '#5c4f48';
const MARGIN = 56;
const RIGHT = 539;
const WIDE = 110;

/**
 * @param operatorId null for the region's staff
 * @throws invoice_not_found for an unknown invoice or an invoice of another operator
 */
export async function invoicePdfOf(
  { db, config, region: live }: Platform,
  invoiceId: string,
  operatorId: string | null,
): Promise<{ number: string; pdf: Buffer }> {
  const region = config.REGION;
  const invoice = await findInvoice(db, region, invoiceId);
  if (!invoice || (operatorId !== null && invoice.operator_id !== operatorId))
    throw problem(PAYOUT_ERRORS, 'invoice_not_found');
  const lines = await readInvoiceLines(db, region, invoice.id);
  const [operators, bookings, { settings }] = await Promise.all([
    readPaidOperators(db, region, [invoice.operator_id]),
    readBookingLines(
      db,
      region,
      lines.flatMap(({ bookingId }) => bookingId ?? []),
    ),
    live.current(),
  ]);
  const { locale, organisation, product, time_zone: timeZone } = settings;
  const operator = operators.get(invoice.operator_id)!;
  const title = `Nota de cobro ${invoice.number}`;
  const { page, bytes } = await openPaper({
    title,
    author: organisation.legal_name,
    locale,
    size: 'A4',
    margin: MARGIN,
  });
  const digits = minorDigits(invoice.currency);
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const money = (minor: number) => `${invoice.currency} ${number.format(minor / 10 ** digits)}`;
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' });

  page.font('text').fontSize(9).fillColor(SOFT).text(`${organisation.legal_name} · ${product}`);
  page.moveDown(0.3).font('title').fontSize(19).fillColor(INK).text(title);
  page.font('strong').fontSize(11).text(operator.name);
  if (operator.fictional)
    page.font('text').fontSize(9).text('Operador ficticio de la demostración: nada de esto se paga.');
  page.font('text').fontSize(10).fillColor(INK).moveDown(0.8);
  const date = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const dateWords = (isoDate: string) => date.format(new Date(`${isoDate}T00:00:00Z`));
  page.text(`Emitida el ${day.format(invoice.issued_at)} · ${INVOICE_STATE_WORDS[invoice.state]}`);
  if (invoice.state === 'open')
    page
      .font('strong')
      .text(`Se paga hasta el ${dateWords(invoice.due_on)}`)
      .font('text');
  page.text('Comisión de servicios que cobraste tú en el lugar. Lo que ganas por el sitio no alcanza a cubrirla.');
  page.moveDown(1);
  for (const { bookingId, amount } of lines) {
    if (page.y > page.page.height - MARGIN - 60) page.addPage();
    const booking = bookingId ? bookings.get(bookingId) : undefined;
    const top = page.y;
    page.text(booking?.title ?? 'Ajuste', MARGIN, top, { width: RIGHT - MARGIN - WIDE - 10 });
    const bottom = page.y;
    page.text(money(amount), RIGHT - WIDE, top, { width: WIDE, align: 'right' });
    page.x = MARGIN;
    page.y = bottom;
    if (booking)
      page
        .fontSize(8)
        .fillColor(SOFT)
        .text(`${booking.reference} · servicio del ${dateWords(booking.day)}`, MARGIN, bottom);
    page.fontSize(10).fillColor(INK).moveDown(0.5);
  }
  const top = page.y + 6;
  page.font('strong').fontSize(12).text('Total', MARGIN, top);
  page.text(money(invoice.amount), RIGHT - WIDE, top, { width: WIDE, align: 'right' });
  page.x = MARGIN;
  if (invoice.state === 'open') {
    const payee = payeeOf(settings);
    page.font('strong').fontSize(11).moveDown(1.5).text('Cómo pagarla', MARGIN);
    page.font('text').fontSize(10);
    if (payee) {
      page.text(`Transfiere ${money(invoice.amount)} y escribe ${invoice.number} como concepto.`);
      for (const line of [`Banco: ${payee.bank}`, `Cuenta: ${payee.account}`, `Titular: ${payee.holder}`])
        page.text(line);
    } else page.text(`Escribe a ${organisation.email}.`);
  }
  page.font('text').fontSize(9).fillColor(SOFT).moveDown(1.5);
  page.text('Esta nota no es un comprobante de pago: la factura te la da la región.', MARGIN);
  return { number: invoice.number, pdf: await bytes() };
}
