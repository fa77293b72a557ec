import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import { PLATFORM_ERRORS, Problem, problem } from '#server/errors.ts';
import type { PhotoLimits } from '#server/storage/photo-settings.ts';
import { IMAGE_TYPES, readImage } from '#server/storage/read-image.ts';

const WORDS: readonly (readonly [type: RegExp, detail: string])[] = [
  [/^image\/hei[cf]/, 'Es una foto HEIC, que aquí no se puede abrir. Guárdala como JPEG y envíala de nuevo.'],
  [/^image\/svg/, 'Un SVG es un dibujo, no una foto. Envía una en JPEG, PNG, WebP o AVIF.'],
  [/^image\/gif/, 'Un GIF no se puede compartir aquí. Envía una foto en JPEG, PNG, WebP o AVIF.'],
  [/^video\//, 'Un video no se puede compartir aquí. Envía una foto en JPEG, PNG, WebP o AVIF.'],
  [/^application\/pdf/, 'Un PDF no se puede compartir aquí. Envía una foto o una captura de pantalla.'],
];

/**
 * Refuses a file before its bytes are sent.
 * @param type media type that the browser reports, which the sender can choose
 * @throws too_large, photo_kind
 */
export function refuseUnsendable({ bytes, type }: { bytes: number; type: string }, limits: PhotoLimits): void {
  if (bytes > limits.bytes) {
    const detail = `La foto pesa más de ${limits.bytes / 1_000_000} MB. Redúcela y envíala de nuevo.`;
    throw problem(PLATFORM_ERRORS, 'too_large', { detail });
  }
  if (!(IMAGE_TYPES as readonly string[]).includes(type)) throw wrongKind(type);
}

/**
 * Only the bytes decide the kind of file. The pixels are decoded later.
 * @throws photo_kind, or a problem of `readImage`
 */
export async function refuseUnreadable(bytes: Buffer, { pixels }: PhotoLimits): Promise<void> {
  await readImage(bytes, pixels).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'image_kind' ? wrongKind(typeOf(bytes)) : error;
  });
}

function wrongKind(type: string): Problem {
  const detail = WORDS.find(([pattern]) => pattern.test(type))?.[1];
  return problem(PHOTO_ERRORS, 'photo_kind', detail ? { detail } : {});
}

function typeOf(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 1024);
  if (/^.{4}ftyp(hei|hev|mif1|msf1)/s.test(start)) return 'image/heic';
  if (/^.{4}ftyp/s.test(start)) return 'video/mp4';
  if (start.startsWith('GIF8')) return 'image/gif';
  if (start.startsWith('%PDF-')) return 'application/pdf';
  return /<svg[\s>]/i.test(start) ? 'image/svg+xml' : '';
}
