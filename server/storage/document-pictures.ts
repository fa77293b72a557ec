import type { App } from '#server/platform.ts';
import { openPdfPages, PDF_TYPE } from './draw-pdf.ts';
import { acceptImages } from './image-routes.ts';
import type { DrawnPage } from './pdf-worker.ts';
import { readImage, refuseDecoding } from './read-image.ts';

const MOST = { pages: 6, pixels: 40_000_000, side: 2000 } as const;

export interface DocumentPictures {
  /** Registers routes of `routes` whose body is a picture or a PDF. */
  accept(routes: (scope: App) => void): Promise<void>;
  /** Converts a body to WebP pictures. Each page of a PDF becomes one picture. */
  picturesOf(body: unknown, contentType: string | undefined): Promise<DrawnPage[]>;
}

/** Ends the process that draws PDF files when `app` closes. */
export function openDocumentPictures(app: App): DocumentPictures {
  const pdf = openPdfPages();
  app.addHook('onClose', () => pdf.close());
  return {
    async accept(routes) {
      await app.register(async (scope: App) => {
        acceptImages(scope, [PDF_TYPE]);
        routes(scope);
      });
    },
    async picturesOf(body, contentType) {
      const bytes = body as Buffer;
      if (contentType?.startsWith(PDF_TYPE)) return pdf.draw(bytes, { mostPages: MOST.pages, side: MOST.side });
      const { image } = await readImage(bytes, MOST.pixels);
      const { data, info } = await image
        .resize(MOST.side, MOST.side, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true })
        .catch(refuseDecoding);
      return [{ data, width: info.width, height: info.height }];
    },
  };
}

/** @param pages number of pictures of the document */
export const pageName = (name: string, page: number, pages: number): string =>
  pages > 1 ? `${name.slice(0, 100)} (${page + 1} de ${pages})` : name;
