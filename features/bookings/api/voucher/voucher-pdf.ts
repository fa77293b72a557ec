import { dayWords, partyWords, spacedReference, timeWords } from '#features/bookings/contract/booking-words.ts';
import { type AssignedResource, forTravellers, resourceWords } from '#features/operators/contract/assigned-resource.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import { drawFret } from '#server/paper/draw-fret.ts';
import { moneyText } from '#server/paper/money-text.ts';
import { openPaper } from '#server/paper/open-paper.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import type { BookingRow } from '../booking.store.ts';
import type { Voucher } from './voucher-of.ts';

/** All amounts are in minor units. */
export interface VoucherMoney {
  owed: number;
  onSite: number;
}

export interface VoucherPaper {
  booking: BookingRow;
  /** The money is null if a reseller sold the booking. */
  money: VoucherMoney | null;
  voucher: Voucher;
  content: PlanContent;
  /** A JPEG with the proportions 30:11. */
  picture: Buffer;
  pickup: string | null;
  phone: string | null;
  resources: readonly AssignedResource[];
  region: RegionNow;
}

const PAGE = { width: 420, height: 595 };
const MARGIN = 30;
const WIDTH = PAGE.width - 2 * MARGIN;
const PICTURE_HEIGHT = 132;
const QR = 150;
const COLUMN = (WIDTH - 24) / 2;

export async function voucherPdf(paper: VoucherPaper): Promise<Buffer> {
  const { booking, region } = paper;
  const { snapshot } = booking;
  const { page, bytes } = await openPaper({
    title: `${snapshot.title} · ${booking.reference}`,
    author: region.settings.product,
    locale: region.settings.locale,
    size: [PAGE.width, PAGE.height],
    margin: MARGIN,
  });
  const ink = inksOf(region);
  drawTicket(page, paper, ink);
  page.addPage();
  drawNotes(page, paper, ink);
  return bytes();
}

type Page = PDFKit.PDFDocument;
type Inks = ReturnType<typeof inksOf>;

function inksOf({ face: { palette } }: RegionNow) {
  const of = (name: string, otherwise: string) => palette[`brand-${name}`] ?? otherwise;
  return {
    paper: of('paper', '#f6ecda'),
    raised: of('paper-raised', '#fffaf0'),
    ink: of('ink', '#2b1a16'),
    soft: of('ink-soft', '#57423a'),
    line: of('line-strong', '#8f7658'),
    warm: of('warm', '#b04e24'),
  };
}

function drawTicket(page: Page, { booking, money, voucher, picture, pickup, region }: VoucherPaper, ink: Inks): void {
  const { snapshot, items } = booking;
  const right = MARGIN + COLUMN + 24;
  page.rect(0, 0, PAGE.width, PAGE.height).fill(ink.raised);
  page.image(picture, MARGIN, MARGIN, { width: WIDTH, height: PICTURE_HEIGHT });

  let y = MARGIN + PICTURE_HEIGHT + 14;
  page.font('strong').fontSize(8).fillColor(ink.warm);
  const kicker = snapshot.fictional ? 'Comprobante de demostración' : `Comprobante · ${region.settings.product}`;
  page.text(kicker.toUpperCase(), MARGIN, y, { characterSpacing: 1, width: WIDTH, lineBreak: false, ellipsis: true });
  y += 14;
  const size = page.font('title').fontSize(24).heightOfString(snapshot.title, { width: WIDTH }) > 62 ? 18 : 24;
  page
    .fontSize(size)
    .fillColor(ink.ink)
    .text(snapshot.title, MARGIN, y, { width: WIDTH, height: 62, ellipsis: true, lineGap: -2 });
  y = page.y + 10;

  const rows = [
    [
      { label: 'Sale', value: `${dayWords(snapshot)}\n${timeWords(snapshot)}` },
      { label: 'Quiénes', value: partyWords(items).replaceAll(' · ', '\n') },
    ],
    [
      { label: pickup ? 'Te recogen en' : 'Punto de encuentro', value: pickup ?? snapshot.meeting.name },
      {
        label: 'Lo hace',
        value: snapshot.fictional ? `${snapshot.operatorName}\n(operador de demostración)` : snapshot.operatorName,
      },
    ],
  ];
  for (const row of rows) {
    const ends = row.map((fact, column) => drawFact(page, fact, column ? right : MARGIN, y, ink));
    y = Math.max(...ends) + 8;
  }

  const cut = Math.max(y + 30, PAGE.height - MARGIN - QR - 34);
  drawFret(page, region.art.motif, { left: MARGIN, width: WIDTH, foot: cut - 15, unit: 1.4, colour: ink.warm });
  page
    .moveTo(0, cut)
    .lineTo(PAGE.width, cut)
    .dash(5, { space: 4 })
    .lineWidth(0.8)
    .strokeColor(ink.line)
    .stroke()
    .undash();

  const code = cut + 14;
  page
    .save()
    .translate(MARGIN - 10, code)
    .scale(QR / voucher.qr.size);
  page.path(voucher.qr.path).fill(ink.ink).restore();
  const side = { x: MARGIN + QR + 4, width: WIDTH - QR - 4 };
  const facts = [
    { label: 'Referencia de la reserva', value: spacedReference(booking.reference) },
    { label: 'Total', value: moneyText(booking.total, booking.currency) },
    ...(money && money.onSite > 0
      ? [{ label: 'Pagado al operador', value: moneyText(money.onSite, booking.currency) }]
      : []),
    ...(money && money.owed > 0 ? [{ label: 'Falta pagar', value: moneyText(money.owed, booking.currency) }] : []),
  ];
  let line = code + 10;
  for (const fact of facts) line = drawFact(page, fact, side.x, line, ink, side.width) + 8;
  page.font('text').fontSize(8).fillColor(ink.soft);
  page.text('Muestra este código a tu guía. Vale una sola vez y se comprueba sin señal.', side.x, line, {
    width: side.width,
  });
}

function drawFact(
  page: Page,
  { label, value }: { label: string; value: string },
  x: number,
  y: number,
  ink: Inks,
  width = COLUMN,
): number {
  page.font('text').fontSize(8.5).fillColor(ink.soft).text(label, x, y, { width });
  page
    .font('strong')
    .fontSize(11)
    .fillColor(ink.ink)
    .text(value, x, page.y + 1, { width, height: 44, ellipsis: true });
  return page.y;
}

function drawNotes(page: Page, { booking, content, phone, resources, region }: VoucherPaper, ink: Inks): void {
  const { snapshot, reference } = booking;
  const { meeting } = snapshot;
  page.rect(0, 0, PAGE.width, PAGE.height).fill(ink.raised);
  page.font('title').fontSize(18).fillColor(ink.ink).text('Antes de salir', MARGIN, MARGIN);
  const { organisation, product } = region.settings;
  const parts: [title: string, lines: string[]][] = [
    ['Punto de encuentro', [meeting.name, meeting.note, `${meeting.lat.toFixed(5)}, ${meeting.lon.toFixed(5)}`]],
    ['Lleva contigo', content.bring],
    ['Incluye', content.includes],
    ['No incluye', content.excludes],
    ['Ten en cuenta', content.restrictions],
    [
      'El día de la salida',
      [
        phone ? `${snapshot.operatorName}: ${phone}` : snapshot.operatorName,
        ...resourceWords(forTravellers(resources)),
      ],
    ],
    [
      'Si algo cambia',
      [
        `Tu reserva ${reference} se mira, se cambia y se cancela en ${product}. ${organisation.name}, ${organisation.email}.`,
      ],
    ],
  ];
  for (const [title, lines] of parts) {
    const text = lines.filter(Boolean);
    if (text.length === 0) continue;
    if (page.y > PAGE.height - MARGIN - 50) {
      page.addPage();
      page.rect(0, 0, PAGE.width, PAGE.height).fill(ink.raised);
      page.y = MARGIN;
    }
    page.moveDown(0.9).font('strong').fontSize(9.5).fillColor(ink.warm).text(title, MARGIN, page.y, { width: WIDTH });
    page.font('text').fontSize(9.5).fillColor(ink.ink);
    for (const line of text) page.text(line, MARGIN, page.y + 2, { width: WIDTH });
  }
}
