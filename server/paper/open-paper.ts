import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const FACES = {
  title: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  text: '@fontsource/inter/files/inter-latin-400-normal.woff',
  strong: '@fontsource/inter/files/inter-latin-600-normal.woff',
} as const;

export interface PaperWish {
  title: string;
  author: string;
  locale: string;
  /** Width and height in points, or the name of a pdfkit paper size. */
  size: string | [width: number, height: number];
  margin: number;
  landscape?: boolean;
  /** `true` lets the caller write the number of pages on finished pages. */
  bufferPages?: boolean;
}

export interface Paper {
  page: PDFKit.PDFDocument;
  bytes(): Promise<Buffer>;
}

/** Loads pdfkit with the first document, because its fonts and compression take 20 MB of memory. */
export async function openPaper(wish: PaperWish): Promise<Paper> {
  const { title, author, locale, size, margin, landscape = false, bufferPages = false } = wish;
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size,
    margin,
    layout: landscape ? 'landscape' : 'portrait',
    info: { Title: title, Author: author },
    lang: locale,
    displayTitle: true,
    bufferPages,
  });
  for (const [name, file] of Object.entries(FACES)) page.registerFont(name, require.resolve(file));
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  return {
    page,
    bytes() {
      page.end();
      return done;
    },
  };
}
