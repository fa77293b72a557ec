import type { Crop, FrontPicture, Logo } from './pictures.ts';

/** The layout of narrow screens ends here (web/styles/breakpoints.css). */
const NARROW = '(width < 860px)';
/** The wide crop also covers hero pictures that are taller than the window's share. */
const WIDE_SIZES = 'max(100vw, 1200px)';

const TYPES = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const;

const fileUrl = (id: string, name: string) => `/archivos/${id}/${name}`;

/** The picture at the top of the home page, as the browser needs it. */
export function frontView({ file, alt, credit }: FrontPicture) {
  const { id, wide, tall, tone, ink } = file;
  const crops = [
    { name: 'tall', crop: tall, media: NARROW, sizes: '100vw' },
    { name: 'wide', crop: wide, media: `not all and ${NARROW}`, sizes: WIDE_SIZES },
  ] as const;
  return {
    alt,
    credit: `Foto: ${credit}`,
    ink,
    image: {
      src: fileUrl(id, `wide${wide.widths.at(-1)}.webp`),
      width: wide.width,
      height: wide.height,
      fetchPriority: 'high' as const,
    },
    sources: crops.flatMap(({ name, crop, media, sizes }) =>
      TYPES.map(([extension, type]) => ({
        media,
        type,
        sizes,
        srcSet: crop.widths.map((width) => `${fileUrl(id, `${name}${width}.${extension}`)} ${width}w`).join(', '),
      })),
    ),
    style: {
      '--tone': tone,
      '--wide-at': position(wide),
      '--wide-day': String(wide.veil.day),
      '--wide-night': String(wide.veil.night),
      '--tall-at': position(tall),
      '--tall-day': String(tall.veil.day),
      '--tall-night': String(tall.veil.night),
    },
  };
}

const position = ({ at }: Crop) => `${Math.round(at.x * 100)}% ${Math.round(at.y * 100)}%`;

export function logoView({ id, width, height, widths }: Logo) {
  // The header shows the logo at most 36 CSS pixels high.
  const wanted = Math.ceil((width / height) * 36 * 2);
  const nearest = widths.find((one) => one >= wanted) ?? widths.at(-1)!;
  return { src: fileUrl(id, `${nearest}.webp`), width, height };
}
