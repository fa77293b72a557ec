import { drawFret } from '#server/paper/draw-fret.ts';
import { drawQr } from '#server/paper/draw-qr.ts';
import { openPaper } from '#server/paper/open-paper.ts';
import type { PaperBooking, PaperDay, PaperEmergency, PaperInks, PaperStop, TripPaper } from './trip-paper.ts';

/** The size of an A4 page in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 46;
const WIDTH = PAGE.width - 2 * MARGIN;
const FOOT = PAGE.height - MARGIN - 16;
const TIME = 78;
const QR = 96;

type Page = PDFKit.PDFDocument;

/** Callers use a worker thread, because drawing a long trip takes more than 100 ms. */
export async function drawTrip(trip: TripPaper): Promise<Buffer> {
  const { page, bytes } = await openPaper({
    title: trip.title,
    author: trip.author,
    locale: trip.locale,
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
  });
  drawHead(page, trip);
  for (const day of trip.days) drawDay(page, day, trip.inks);
  if (trip.bookings.length > 0) drawBookings(page, trip.bookings, trip.inks);
  drawEmergency(page, trip.emergency, trip.inks);
  drawFeet(page, trip);
  return bytes();
}

function drawHead(page: Page, { title, subtitle, credit, product, link, motif, inks }: TripPaper): void {
  const width = link ? WIDTH - QR - 20 : WIDTH;
  page.font('strong').fontSize(9).fillColor(inks.warm).text(product, MARGIN, MARGIN, { width });
  page
    .font('title')
    .fontSize(26)
    .fillColor(inks.ink)
    .text(title, MARGIN, page.y + 4, { width, height: 96, ellipsis: true, lineGap: -2 });
  page
    .font('text')
    .fontSize(10.5)
    .fillColor(inks.soft)
    .text(subtitle, MARGIN, page.y + 4, { width });
  if (credit) page.text(credit, MARGIN, page.y + 2, { width });
  const foot = page.y;
  if (link) drawLink(page, link, inks);
  page.y = Math.max(foot, link ? MARGIN + QR + 14 : 0) + 22;
  drawFret(page, motif, { left: MARGIN, width: WIDTH, foot: page.y - 8, unit: 1.4, colour: inks.warm });
}

function drawLink(page: Page, link: string, inks: PaperInks): void {
  const code = drawQr(link);
  const left = PAGE.width - MARGIN - QR;
  page
    .save()
    .translate(left, MARGIN - 6)
    .scale(QR / code.size);
  page.path(code.path).fill(inks.ink).restore();
  page.link(left, MARGIN - 6, QR, QR, link);
  page.font('text').fontSize(7.5).fillColor(inks.soft);
  page.text('El viaje en tu celular', left, MARGIN + QR - 6, { width: QR, align: 'center' });
}

function drawDay(page: Page, { title, date, stops }: PaperDay, inks: PaperInks): void {
  drawTitle(page, title, inks, date, 60);
  if (stops.length === 0) {
    page
      .font('text')
      .fontSize(10)
      .fillColor(inks.soft)
      .text('Día libre.', MARGIN, page.y + 4, { width: WIDTH });
  }
  for (const stop of stops) drawStop(page, stop, inks);
}

function drawStop(page: Page, { time, name, where, facts, note }: PaperStop, inks: PaperInks): void {
  const width = WIDTH - TIME;
  const lines = [where, ...facts].filter(Boolean).join('\n');
  const height =
    page.font('strong').fontSize(11).heightOfString(name, { width }) +
    page.font('text').fontSize(9.5).heightOfString(lines, { width }) +
    (note ? page.heightOfString(note, { width }) + 2 : 0);
  room(page, Math.min(height, 300) + 10);
  const top = page.y + 8;
  page
    .font('strong')
    .fontSize(10)
    .fillColor(inks.warm)
    .text(time, MARGIN, top + 0.5, { width: TIME - 8 });
  page
    .font('strong')
    .fontSize(11)
    .fillColor(inks.ink)
    .text(name, MARGIN + TIME, top, { width });
  page.font('text').fontSize(9.5).fillColor(inks.soft);
  if (lines) page.text(lines, MARGIN + TIME, page.y, { width });
  if (note) page.fillColor(inks.ink).text(note, MARGIN + TIME, page.y + 2, { width });
}

function drawBookings(page: Page, bookings: readonly PaperBooking[], inks: PaperInks): void {
  drawTitle(page, 'Tus reservas', inks, '', 70);
  for (const { reference, title, lines } of bookings) {
    room(page, 30 + 13 * lines.length);
    page
      .font('strong')
      .fontSize(11)
      .fillColor(inks.ink)
      .text(title, MARGIN, page.y + 8, { width: WIDTH });
    page.font('text').fontSize(9.5).fillColor(inks.soft);
    for (const line of [`Reserva ${reference}`, ...lines]) page.text(line, MARGIN, page.y, { width: WIDTH });
  }
}

function drawEmergency(page: Page, { numbers, days, source }: PaperEmergency, inks: PaperInks): void {
  if (numbers.length === 0 && days.length === 0) return;
  drawTitle(page, 'Si pasa algo', inks, '', 80);
  const calls = numbers.map(({ name, number }) => `${name}: ${number}`).join('   ·   ');
  if (calls)
    page
      .font('strong')
      .fontSize(11)
      .fillColor(inks.ink)
      .text(calls, MARGIN, page.y + 6, { width: WIDTH });
  for (const { title, places } of days) {
    room(page, 46);
    page
      .font('strong')
      .fontSize(10)
      .fillColor(inks.warm)
      .text(title, MARGIN, page.y + 8, { width: WIDTH });
    for (const { name, lines } of places) {
      room(page, 14 + 12 * lines.length);
      page
        .font('strong')
        .fontSize(9.5)
        .fillColor(inks.ink)
        .text(name, MARGIN, page.y + 3, { width: WIDTH });
      page.font('text').fontSize(9.5).fillColor(inks.soft);
      for (const line of lines) page.text(line, MARGIN, page.y, { width: WIDTH });
    }
  }
  if (source)
    page
      .font('text')
      .fontSize(7.5)
      .fillColor(inks.soft)
      .text(source, MARGIN, page.y + 8, { width: WIDTH });
}

/** @param least height in points that must fit below the title */
function drawTitle(page: Page, title: string, inks: PaperInks, aside: string, least: number): void {
  room(page, 34 + least);
  const top = page.y + 20;
  page.moveTo(MARGIN, top - 7).lineTo(PAGE.width - MARGIN, top - 7);
  page.lineWidth(0.8).strokeColor(inks.line).stroke();
  const width = aside ? WIDTH - 170 : WIDTH;
  page.font('text').fontSize(10).fillColor(inks.soft);
  if (aside) page.text(aside, MARGIN + width, top + 4, { width: 170, align: 'right' });
  page.font('title').fontSize(16).fillColor(inks.ink).text(title, MARGIN, top, { width });
}

function room(page: Page, height: number): void {
  if (page.y + height <= FOOT) return;
  page.addPage();
  page.y = MARGIN;
}

function drawFeet(page: Page, { product, inks }: TripPaper): void {
  const { count } = page.bufferedPageRange();
  const words = `${product}. Los horarios pueden cambiar: confirma antes de ir los que dicen «supuesto».`;
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    // PDFKit would begin a new page for text below the bottom margin.
    page.page.margins.bottom = 0;
    page.font('text').fontSize(7.5).fillColor(inks.soft);
    page.text(words, MARGIN, PAGE.height - MARGIN + 4, { width: WIDTH - 60, lineBreak: false });
    page.text(`${index + 1} de ${count}`, MARGIN, PAGE.height - MARGIN + 4, { width: WIDTH, align: 'right' });
  }
}
