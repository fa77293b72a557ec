import { Piscina } from 'piscina';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { DrawnPage, PdfResult, PdfTask } from './pdf-worker.ts';

export const PDF_TYPE = 'application/pdf';

const MILLISECONDS = 20_000;
const MEGABYTES = 512;

export interface PdfPages {
  /**
   * Draws each page as WebP in a thread, which ends after 20 seconds.
   * @param limits `side` is the longest side of a picture in pixels.
   * @throws {Problem} `pdf_broken`, also for a PDF with a password, `pdf_too_long`, `pdf_too_slow` or `unavailable`.
   */
  draw(bytes: Buffer, limits: Pick<PdfTask, 'mostPages' | 'side'>): Promise<DrawnPage[]>;
  close(): Promise<void>;
}

export function openPdfPages(): PdfPages {
  const pool = new Piscina<PdfTask, PdfResult>({
    filename: new URL('./pdf-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: 8,
    idleTimeout: 10_000,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  return {
    async draw(bytes, limits) {
      if (!bytes.toString('latin1', 0, 1024).includes('%PDF-')) throw problem(PLATFORM_ERRORS, 'pdf_broken');
      if (pool.queueSize >= 8) throw problem(PLATFORM_ERRORS, 'unavailable');
      const signal = AbortSignal.timeout(MILLISECONDS);
      const drawn = await pool.run({ bytes, ...limits }, { signal }).catch((error: unknown) => {
        if (signal.aborted) throw problem(PLATFORM_ERRORS, 'pdf_too_slow');
        throw error;
      });
      if (drawn === 'broken') throw problem(PLATFORM_ERRORS, 'pdf_broken');
      if (drawn === 'too_long') {
        const detail = `El PDF tiene más de ${limits.mostPages} páginas. Envía solo las que hacen falta.`;
        throw problem(PLATFORM_ERRORS, 'pdf_too_long', { detail });
      }
      return drawn;
    },
    close: () => pool.destroy(),
  };
}
