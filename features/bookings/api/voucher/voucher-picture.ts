import sharp from 'sharp';
import type { PlanPicture } from '#features/operators/contract/plan-content.ts';
import type { Hour } from '#posters/ink/canvas.ts';
import { drawPoster } from '#server/posters/draw-poster.ts';
import { logoPlate } from '#server/posters/logo-plate.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';

/** In pixels. The size gives about 216 dpi on paper. */
const WIDTH = 1080;
const HEIGHT = 396;

const KEPT = 60;
const kept = new Map<string, Promise<Buffer>>();

type Drawn = Pick<RegionNow, 'folder' | 'art'> & { face: Pick<RegionNow['face'], 'logo'> };

/** Returns a JPEG with the region's logo in a corner. Without a readable photo, the region's poster is drawn. */
export function voucherPicture(picture: PlanPicture | undefined, region: Drawn, files: KeptFiles): Promise<Buffer> {
  const { art, face } = region;
  const key = JSON.stringify([art.id, art.paper, picture, face.logo?.src]);
  const made = kept.get(key) ?? paint(picture, region, files);
  kept.delete(key);
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return made;
}

async function paint(picture: PlanPicture | undefined, region: Drawn, files: KeptFiles): Promise<Buffer> {
  const source =
    (picture?.kind === 'photo' && (await keptPhoto(picture.file, files))) || (await drawn(picture, region));
  const { paper } = region.art;
  const { logo } = region.face;
  const plate = logo && (await logoPlate({ ...logo, files }, { paper, most: { width: 300, height: 84 } }));
  return sharp(source, { density: 110 })
    .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'centre' })
    .flatten({ background: paper })
    .composite(plate ? [{ input: plate, left: 24, top: 24 }] : [])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function drawn(picture: PlanPicture | undefined, region: Drawn): Promise<Buffer> {
  const { art } = region;
  const known = picture?.kind === 'poster' && Object.hasOwn(art.scenes, picture.scene) ? picture : null;
  const scene = known?.scene ?? art.hero.scene;
  return drawPoster(region, {
    scene,
    seed: known?.seed ?? scene,
    ...(known?.hour && Object.hasOwn(art.hours, known.hour) && { hour: known.hour as Hour }),
    format: 'panorama',
  });
}

async function keptPhoto(file: string, files: KeptFiles): Promise<Buffer | null> {
  const [, id, name] = /^\/archivos\/([\w-]+)\/([\w.]+)$/.exec(file) ?? [];
  return id && name ? files.read(id, name) : null;
}
