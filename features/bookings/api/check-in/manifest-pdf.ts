import { longDayWords, partyWords, spacedReference, timeWords } from '#features/bookings/contract/booking-words.ts';
import type { Manifest, ManifestBooking } from '#features/bookings/contract/check-in.ts';
import { ARRIVAL_WORDS, arrivalOf, countArrivals, partyName } from '#features/bookings/contract/manifest-words.ts';
import { resourceWords } from '#features/operators/contract/assigned-resource.ts';
import { closureForGuide } from '#features/operators/contract/departure-closure.ts';
import type { RegionSettings } from '#regions/region-schema.ts';
import { moneyText } from '#server/paper/money-text.ts';
import { openPaper } from '#server/paper/open-paper.ts';

const INK = '#1d1512';
const SOFT = '#5c4f48';
const MARGIN = 40;
const BOX = 11;
const COLUMNS = { box: MARGIN, party: MARGIN + 24, people: MARGIN + 170, notes: MARGIN + 330 };

export async function manifestPdf(manifest: Manifest, settings: RegionSettings): Promise<Buffer> {
  const { departure, operator, meeting, bookings } = manifest;
  const { page, bytes } = await openPaper({
    title: `${departure.title} · ${departure.localDate}`,
    author: operator.name,
    locale: settings.locale,
    size: 'A4',
    margin: MARGIN,
  });
  const width = page.page.width - 2 * MARGIN;
  const { expected } = countArrivals(bookings);
  page.font('text').fontSize(9).fillColor(SOFT);
  page.text(`${operator.name}${operator.fictional ? ' (operador de demostración)' : ''} · ${settings.product}`);
  page.moveDown(0.3).font('title').fontSize(19).fillColor(INK).text(departure.title);
  page
    .font('strong')
    .fontSize(11)
    .text(`${longDayWords(departure)}, ${timeWords(departure)} · ${departure.optionName}`);
  if (departure.state === 'cancelled') page.text('Salida cancelada');
  page.font('text').fontSize(10).text(`${meeting.name}. ${expected} personas, ${bookings.length} reservas.`);
  const resources = resourceWords(departure.resources ?? []);
  if (resources.length > 0) page.text(`${resources.join('. ')}.`);
  const closures = departure.closures ?? [];
  if (closures.length > 0) {
    page.moveDown(0.6).font('strong').fontSize(11).text('Cambia el recorrido');
    page.font('text').fontSize(10);
    for (const closure of closures) page.text(closureForGuide(closure));
  }
  page.moveDown(0.8);
  for (const booking of bookings) drawParty(page, booking, width);
  const clock = new Intl.DateTimeFormat('es', { timeZone: departure.zone, dateStyle: 'short', timeStyle: 'short' });
  page.moveDown(1).font('text').fontSize(8.5).fillColor(SOFT);
  page.text(
    `Hecha el ${clock.format(new Date(manifest.madeAt))}. Lleva datos de personas: no la dejes a la vista y destrúyela después de la salida.`,
    MARGIN,
    page.y,
    { width },
  );
  return bytes();
}

function drawParty(page: PDFKit.PDFDocument, booking: ManifestBooking, width: number): void {
  const { contact, answers, items, pickup, notes, money } = booking;
  const arrival = arrivalOf(booking);
  const people = items
    .filter(({ state }) => state !== 'cancelled')
    .map(({ name, traveller }) =>
      [traveller?.name ?? name, traveller?.age !== undefined && `${traveller.age} años`, traveller?.document]
        .filter(Boolean)
        .join(', '),
    );
  const remarks = [
    money && money.owed > 0 && `Falta cobrar: ${moneyText(money.owed, money.currency)}`,
    pickup && `Recoger en: ${pickup}`,
    ...answers.map(({ label, value, who }) => `${label}${who ? ` (${who})` : ''}: ${value}`),
    notes && `Nota: ${notes}`,
  ].filter((line): line is string => Boolean(line));
  const columns = [
    {
      x: COLUMNS.party,
      width: 138,
      lines: [partyWords(items), contact.phone, spacedReference(booking.reference)],
      head: partyName(booking),
    },
    { x: COLUMNS.people, width: 152, lines: people, head: arrival === 'expected' ? '' : ARRIVAL_WORDS[arrival] },
    { x: COLUMNS.notes, width: MARGIN + width - COLUMNS.notes, lines: remarks, head: '' },
  ];
  const height = Math.max(...columns.map((column) => heightOf(page, column)));
  if (page.y + height > page.page.height - MARGIN) page.addPage();
  const top = page.y + 6;
  page
    .moveTo(MARGIN, top - 4)
    .lineTo(MARGIN + width, top - 4)
    .lineWidth(0.5)
    .strokeColor(SOFT)
    .stroke();
  if (arrival !== 'cancelled')
    page
      .rect(COLUMNS.box, top + 2, BOX, BOX)
      .lineWidth(0.9)
      .strokeColor(INK)
      .stroke();
  for (const { x, width: wide, head, lines } of columns) {
    page.y = top;
    if (head) page.font('strong').fontSize(10).fillColor(INK).text(head, x, page.y, { width: wide });
    page.font('text').fontSize(9).fillColor(SOFT);
    for (const line of lines) if (line) page.text(line, x, page.y, { width: wide });
  }
  page.x = MARGIN;
  page.y = top + height;
}

function heightOf(
  page: PDFKit.PDFDocument,
  { head, lines, width }: { head: string; lines: (string | null)[]; width: number },
): number {
  page.font('strong').fontSize(10);
  const above = head ? page.heightOfString(head, { width }) : 0;
  page.font('text').fontSize(9);
  return lines.reduce((sum, line) => sum + (line ? page.heightOfString(line, { width }) : 0), above) + 6;
}
