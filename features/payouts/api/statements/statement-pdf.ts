import {
  STATEMENT_KIND_WORDS,
  type Statement,
  type StatementLine,
  type StatementPart,
} from '#features/payouts/contract/statement.ts';
import { minorDigits } from '#regions/currencies.ts';
import type { RegionSettings } from '#regions/region-schema.ts';
import { openPaper } from '#server/paper/open-paper.ts';

const INK = '#1d1512';
const SOFT = '#5c4f48';
const MARGIN = 40;
const RIGHT = 555;
/** `end` is the right edge of the column in points. */
const AMOUNTS = [
  { head: 'Cobrado', end: 292, of: ({ gross }: StatementLine) => gross },
  { head: 'Devuelto', end: 344, of: ({ refunded }: StatementLine) => -refunded },
  { head: 'Comisión', end: 394, of: ({ commission }: StatementLine) => -commission },
  { head: 'En el lugar', end: 448, of: ({ collected }: StatementLine) => -collected },
  { head: 'Neto', end: 502, of: ({ net }: StatementLine) => net },
  { head: 'Saldo', end: RIGHT, of: ({ balance }: StatementLine) => balance },
];
const WIDE = 53;
const TEXT = { day: MARGIN, what: MARGIN + 40, width: 150 };

export async function statementPdf(statement: Statement, settings: RegionSettings): Promise<Buffer> {
  const { operator, month, parts } = statement;
  const title = `Liquidación de ${monthWords(month, settings.locale)}`;
  const { page, bytes } = await openPaper({
    title,
    author: settings.organisation.legal_name,
    locale: settings.locale,
    size: 'A4',
    margin: MARGIN,
  });
  page.font('text').fontSize(9).fillColor(SOFT);
  page.text(`${settings.organisation.legal_name} · ${settings.product}`);
  page.moveDown(0.3).font('title').fontSize(19).fillColor(INK).text(title);
  page.font('strong').fontSize(11).text(operator.name);
  if (operator.fictional)
    page.font('text').fontSize(9).text('Operador ficticio de la demostración: nada de esto se paga.');
  page.moveDown(1);
  if (parts.length === 0) page.font('text').fontSize(10).text('Este mes no hubo movimientos.');
  for (const part of parts) drawPart(page, part, settings);
  return bytes();
}

function drawPart(page: PDFKit.PDFDocument, part: StatementPart, settings: RegionSettings): void {
  const money = moneyIn(part.currency, settings.locale);
  const day = new Intl.DateTimeFormat(settings.locale, {
    timeZone: settings.time_zone,
    day: '2-digit',
    month: 'short',
  });
  const facts = [
    ['Saldo al empezar', part.opening],
    ['Cobrado a viajeros', part.gross],
    ['Devuelto a viajeros', 0 - part.refunded],
    ['Comisión de la región', 0 - part.commission],
    ['Cobrado por ti en el lugar', 0 - part.collected],
    ['Pagado a tu cuenta', 0 - part.paidOut],
    ['Saldo al terminar', part.closing],
  ] as const;
  for (const [label, amount] of facts) {
    const top = page.y;
    const face = label.startsWith('Saldo') ? 'strong' : 'text';
    page.font(face).fontSize(10).fillColor(INK).text(label, MARGIN, top, { width: 200 });
    page.text(`${part.currency} ${money(amount)}`, MARGIN + 200, top, { width: 120, align: 'right' });
  }
  page.moveDown(1);
  drawHead(page);
  for (const line of part.lines) {
    if (page.y > page.page.height - MARGIN - 40) {
      page.addPage();
      drawHead(page);
    }
    drawLine(page, line, { money, day: day.format(new Date(line.at)) });
  }
  page.moveDown(1.5);
  page.x = MARGIN;
}

function drawHead(page: PDFKit.PDFDocument): void {
  const top = page.y;
  page.font('strong').fontSize(8).fillColor(SOFT);
  page.text('Fecha', TEXT.day, top, { width: 40 });
  page.text('Concepto', TEXT.what, top, { width: TEXT.width });
  for (const { head, end } of AMOUNTS) page.text(head, end - WIDE, top, { width: WIDE, align: 'right' });
  rule(page, top + 12);
}

function drawLine(
  page: PDFKit.PDFDocument,
  line: StatementLine,
  { money, day }: { money: (minor: number) => string; day: string },
): void {
  const top = page.y;
  page.font('text').fontSize(8.5).fillColor(INK);
  page.text(day, TEXT.day, top, { width: 40 });
  page.text([STATEMENT_KIND_WORDS[line.kind], line.title].filter(Boolean).join(': '), TEXT.what, top, {
    width: TEXT.width,
  });
  const under = [line.reference, line.day && `servicio del ${line.day.split('-').reverse().join('/')}`]
    .filter(Boolean)
    .join(' · ');
  if (under) page.fontSize(7.5).fillColor(SOFT).text(under, TEXT.what, page.y, { width: TEXT.width });
  const bottom = page.y;
  page.fontSize(8.5).fillColor(INK);
  for (const { end, of } of AMOUNTS) {
    const amount = of(line);
    if (amount !== 0) page.text(money(amount), end - WIDE, top, { width: WIDE, align: 'right' });
  }
  rule(page, bottom + 2);
}

function rule(page: PDFKit.PDFDocument, y: number): void {
  page.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.4).strokeColor(SOFT).stroke();
  page.x = MARGIN;
  page.y = y + 5;
}

function moneyIn(currency: string, locale: string): (minor: number) => string {
  const digits = minorDigits(currency);
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (minor) => number.format(minor / 10 ** digits);
}

function monthWords(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
