import sharp from 'sharp';
import { isFresh } from '#server/http/fresh.ts';
import type { App } from '#server/platform.ts';
import type { LiveRegion } from '#server/region/live-region.ts';
import { readImageAt } from '#server/storage/image-path.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import type { Face } from '#web/face.ts';

/** For systems without SVG icons. The system crops a maskable icon to its own shape. */
const IN_PIXELS = [
  { path: '/icono-192.png', size: 192, purpose: 'any' },
  { path: '/icono-512.png', size: 512, purpose: 'any' },
  { path: '/icono-recortable-512.png', size: 512, purpose: 'maskable' },
  { path: '/apple-touch-icon.png', size: 180, purpose: 'maskable' },
] as const;

export const manifestIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...IN_PIXELS.map(({ path, size, purpose }) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose })),
];

export function addIcons(app: App, { region, files }: { region: LiveRegion; files: KeptFiles }): void {
  async function icon(face: Face, shape: IconShape): Promise<string> {
    const { mark, palette, logo } = face;
    const image = logo && (await logoData(files, logo.src));
    // A logo is made for light paper.
    if (image) return iconSvg(`<image width="26" height="26" href="${image}"/>`, '#fbf4e6', shape);
    const figure = `<path fill-rule="evenodd" d="${mark}" fill="${palette['brand-on-accent']}"/>`;
    return iconSvg(figure, palette['brand-accent'], shape);
  }
  const plain = (face: Face) => icon(face, { margin: 7, corner: 7 });
  /** Every mask keeps a circle visible (radius 40 % of the side), and the logo stays inside this circle. */
  const maskable = (face: Face) => icon(face, { margin: 11, corner: 0 });
  const inPixels = new Map<string, { svg: string; image: Promise<Buffer> }>();
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, async (request, reply) => {
      const svg = await plain((await region.current()).face);
      if (isFresh(request, reply, svg)) return reply.code(304).send();
      return reply.type('image/svg+xml').send(svg);
    });
  }
  for (const { path, size, purpose } of IN_PIXELS) {
    app.get(path, async (request, reply) => {
      const { face } = await region.current();
      const svg = await (purpose === 'maskable' ? maskable(face) : plain(face));
      if (isFresh(request, reply, svg)) return reply.code(304).send();
      const kept = inPixels.get(path);
      const drawn = kept?.svg === svg ? kept : { svg, image: drawPixels(svg, size) };
      inPixels.set(path, drawn);
      return reply.type('image/png').send(await drawn.image);
    });
  }
}

/** PNG, because the program that draws the icons reads no WebP in SVG. */
async function logoData(files: KeptFiles, src: string): Promise<string | null> {
  const bytes = await readImageAt(files, src);
  if (!bytes) return null;
  const png = await sharp(bytes).resize(192, 192, { fit: 'inside' }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const drawPixels = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 900 }).resize(size, size).png({ palette: true }).toBuffer();

/** The logo is 26 units wide. */
function iconSvg(content: string, colour: string | undefined, { margin, corner }: IconShape): string {
  const side = 26 + 2 * margin;
  const plate = `x="${-margin}" y="${-margin}" width="${side}" height="${side}" rx="${corner}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}"><rect ${plate} fill="${colour}"/>${content}</svg>`;
}

interface IconShape {
  margin: number;
  corner: number;
}
