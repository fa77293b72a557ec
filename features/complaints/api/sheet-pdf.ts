import type { Complaint } from '#features/complaints/contract/complaint.ts';
import { sheetParts } from '#features/complaints/contract/sheet-lines.ts';
import type { RegionSettings } from '#regions/region-schema.ts';
import { sheetFormat } from './sheet-format.ts';

const INK = '#2b1a16';
const SOFT = '#6b5a52';
const MARGIN = 56;
const LABEL_WIDTH = 130;

export async function sheetPdf(complaint: Complaint, settings: RegionSettings): Promise<Buffer> {
  const title = `${complaint.bookName} · ${complaint.reference}`;
  const info = { Title: title, Author: complaint.provider.name };
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({ size: 'A4', margin: MARGIN, info, lang: settings.locale });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });

  const width = page.page.width - 2 * MARGIN;
  page.font('Helvetica').fontSize(10).fillColor(SOFT).text(settings.product);
  page.moveDown(0.3).font('Helvetica-Bold').fontSize(18).fillColor(INK).text(complaint.bookName);
  page.fontSize(13).text(`Hoja n.º ${complaint.reference}`);
  for (const { title: name, lines } of sheetParts(complaint, sheetFormat(settings))) {
    page.moveDown(1).font('Helvetica-Bold').fontSize(12).fillColor(INK).text(name, MARGIN);
    page
      .moveTo(MARGIN, page.y + 3)
      .lineTo(MARGIN + width, page.y + 3)
      .lineWidth(0.5)
      .strokeColor(SOFT)
      .stroke();
    page.moveDown(0.5).fontSize(10);
    for (const [label, value] of lines) {
      if (page.y > page.page.height - MARGIN - 30) page.addPage();
      const top = page.y;
      page.font('Helvetica').fillColor(SOFT).text(label, MARGIN, top, { width: LABEL_WIDTH });
      const below = page.y;
      page.fillColor(INK).text(value, MARGIN + LABEL_WIDTH, top, { width: width - LABEL_WIDTH });
      page.y = Math.max(below, page.y) + 3;
    }
  }
  const answer = complaint.events.findLast(({ action }) => action === 'answer');
  if (answer?.body) {
    page.moveDown(1).font('Helvetica-Bold').fontSize(12).fillColor(INK).text('Respuesta del proveedor', MARGIN);
    page.moveDown(0.4).font('Helvetica').fontSize(10).text(answer.body);
  }
  page.moveDown(1.5).fontSize(9).fillColor(SOFT);
  for (const sentence of complaint.receipt) page.text(sentence, MARGIN, page.y, { width }).moveDown(0.4);
  page.end();
  return done;
}
