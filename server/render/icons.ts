import sharp from 'sharp';
import type { App } from '#server/platform.ts';
import type { Face } from '#web/face.ts';

/** Icons in pixels, for the systems that want them. A maskable one is cut by the system to its own shape. */
const IN_PIXELS = [
  { path: '/icono-192.png', size: 192, purpose: 'any' },
  { path: '/icono-512.png', size: 512, purpose: 'any' },
  { path: '/icono-recortable-512.png', size: 512, purpose: 'maskable' },
  { path: '/apple-touch-icon.png', size: 180, purpose: 'maskable' },
] as const;

/** The icons as the web manifest lists them. */
export const manifestIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...IN_PIXELS.map(({ path, size, purpose }) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose })),
];

/** The region's mark as the site's icon, drawn in pixels at the first request and kept. */
export function addIcons(app: App, face: Face): void {
  const day = 'public, max-age=86400';
  const vector = iconSvg(face, { margin: 7, corner: 7 });
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, (_request, reply) => reply.header('cache-control', day).type('image/svg+xml').send(vector));
  }
  for (const { path, size, purpose } of IN_PIXELS) {
    // The whole square, with the mark inside the circle that every mask leaves (40 % of the side).
    const svg = purpose === 'maskable' ? iconSvg(face, { margin: 11, corner: 0 }) : vector;
    let drawn: Promise<Buffer> | undefined;
    app.get(path, async (_request, reply) => {
      drawn ??= sharp(Buffer.from(svg), { density: 900 }).resize(size, size).png({ palette: true }).toBuffer();
      const image = await drawn;
      return reply.header('cache-control', day).type('image/png').send(image);
    });
  }
}

/** The mark, 26 units wide, in the middle of a plate of the region's colour. */
function iconSvg({ mark, palette }: Face, { margin, corner }: { margin: number; corner: number }): string {
  const side = 26 + 2 * margin;
  const plate = `x="${-margin}" y="${-margin}" width="${side}" height="${side}" rx="${corner}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}"><rect ${plate} fill="${palette['brand-accent']}"/><path d="${mark}" fill="${palette['brand-on-accent']}"/></svg>`;
}
