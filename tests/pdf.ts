import { PDFiumLibrary } from '@hyzyla/pdfium';
import PDFDocument from 'pdfkit';

export async function pdfOf(count: number, password: string | null = null): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, ...(password && { userPassword: password }) });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  for (let page = 0; page < count; page += 1)
    document
      .addPage({ size: [300, 600] })
      .rect(0, 0, 300, 300)
      .fill('#a40000');
  const done = new Promise((resolve) => document.on('end', resolve));
  document.end();
  await done;
  return Buffer.concat(parts);
}

export async function textOfPdf(bytes: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  library.destroy();
  return text;
}
