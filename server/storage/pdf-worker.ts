import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

export interface PdfTask {
  bytes: Uint8Array;
  mostPages: number;
  /** Pixels of the longest side of a picture. */
  side: number;
}

export interface DrawnPage {
  data: Uint8Array;
  width: number;
  height: number;
}

export type PdfResult = DrawnPage[] | 'broken' | 'too_long';

const library = await PDFiumLibrary.init();

export default async function drawPages({ bytes, mostPages, side }: PdfTask): Promise<PdfResult> {
  const document = await library.loadDocument(bytes).catch(() => null);
  if (!document) return 'broken';
  try {
    const count = document.getPageCount();
    if (count > mostPages) return 'too_long';
    const drawn: DrawnPage[] = [];
    for (let index = 0; index < count; index += 1) drawn.push(await drawPage(document, index, side));
    return drawn.length > 0 ? drawn : 'broken';
  } catch {
    return 'broken';
  } finally {
    document.destroy();
  }
}

async function drawPage(document: PDFiumDocument, index: number, side: number): Promise<DrawnPage> {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = side / Math.max(originalWidth, originalHeight, 1);
  const { data, width, height } = await page.render({ scale, render: 'bitmap' });
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .webp({ quality: 80 })
    .toBuffer();
  return { data: picture, width, height };
}
