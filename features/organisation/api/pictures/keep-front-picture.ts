import sharp from 'sharp';
import { ORGANISATION_ERRORS } from '#features/organisation/contract/errors.ts';
import type { Crop, Focus, FrontFile } from '#features/organisation/contract/pictures.ts';
import { type Colour, hex, type Ink, inkOn, veils } from '#features/organisation/contract/veil.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { thumbhashOf } from '#server/storage/keep-image.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import { readImage, refuseDecoding } from '#server/storage/read-image.ts';
import { decodingTurn } from '#server/storage/turns.ts';

export const FRONT_MOST = { bytes: 15_000_000, pixels: 50_000_000 } as const;

/** Pixels of the longer side of the picture that is stored for later crops. */
const MASTER_SIDE = 2400;
const MASTER = 'master.webp';
const FACTS = 'facts.json';

const CROPS = {
  wide: { ratio: 1920 / 900, widths: [960, 1440, 1920], least: 960 },
  tall: { ratio: 3 / 4, widths: [480, 720, 960], least: 480 },
} as const;
type CropName = keyof typeof CROPS;

/**
 * The uploaded bytes are not stored. The crops contain the focus.
 * @throws {Problem} `front_picture_small`, or a refusal of `readImage`.
 */
export async function keepFrontPicture(files: KeptFiles, sent: Buffer, focus: Focus): Promise<FrontFile> {
  if (sent.length > FRONT_MOST.bytes) throw problem(PLATFORM_ERRORS, 'too_large');
  const made = await decodingTurn(() => encode(sent, focus));
  const id = await files.keep({ ...made.files, [FACTS]: Buffer.from(JSON.stringify(made.facts)) });
  return { id, ...made.facts };
}

/** Null if no front picture has this id. */
export async function readFrontFile(files: KeptFiles, id: string): Promise<FrontFile | null> {
  const facts = await files.read(id, FACTS);
  return facts && { id, ...(JSON.parse(facts.toString()) as Omit<FrontFile, 'id'>) };
}

export const readMaster = (files: KeptFiles, id: string): Promise<Buffer | null> => files.read(id, MASTER);

async function encode(sent: Buffer, focus: Focus) {
  const { image } = await readImage(sent, FRONT_MOST.pixels);
  const { data, info } = await image
    .resize(MASTER_SIDE, MASTER_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseDecoding);
  const areas = { wide: areaOf(info, focus, 'wide'), tall: areaOf(info, focus, 'tall') };
  const made: Record<string, Buffer> = { [MASTER]: await sharp(data).webp({ quality: 88 }).toBuffer() };
  const cells = { wide: await cellsOf(data, areas.wide), tall: await cellsOf(data, areas.tall) };
  const ink = inkOn([...cells.wide, ...cells.tall]);
  const crops = {} as Record<CropName, Crop>;
  for (const name of ['wide', 'tall'] as const) {
    const area = areas[name];
    const widths = CROPS[name].widths.filter((width) => width <= area.width);
    const cropped = await sharp(data).extract(area).png({ compressionLevel: 0 }).toBuffer();
    for (const width of widths) {
      made[`${name}${width}.avif`] = await sharp(cropped).resize(width).avif({ quality: 46, effort: 3 }).toBuffer();
      made[`${name}${width}.webp`] = await sharp(cropped).resize(width).webp({ quality: 70 }).toBuffer();
    }
    crops[name] = cropFacts(info, focus, { area, widths, cells: cells[name], ink });
  }
  const tone = hex(await meanOf(data));
  const facts = { focus, ...crops, thumbhash: await thumbhashOf(sharp(data)), tone, ink };
  return { files: made, facts };
}

interface Size {
  width: number;
  height: number;
}
type Area = Size & { left: number; top: number };

/** The largest area of the crop's shape, as near to the focus as the picture's edges allow. */
function areaOf(full: Size, { x, y }: Focus, name: CropName): Area {
  const { ratio, least } = CROPS[name];
  const width = Math.floor(Math.min(full.width, full.height * ratio));
  const height = Math.floor(Math.min(full.height, width / ratio));
  if (width < least) throw problem(ORGANISATION_ERRORS, 'front_picture_small');
  return {
    width,
    height,
    left: between(Math.round(x * full.width - width / 2), full.width - width),
    top: between(Math.round(y * full.height - height / 2), full.height - height),
  };
}

const between = (value: number, most: number) => Math.max(0, Math.min(most, value));

function cropFacts(
  full: Size,
  { x, y }: Focus,
  { area, widths, cells, ink }: { area: Area; widths: number[]; cells: Colour[]; ink: Ink },
): Crop {
  const part = (value: number) => Math.round(between(value, 1) * 1000) / 1000;
  const width = widths.at(-1)!;
  return {
    width,
    height: Math.round((width * area.height) / area.width),
    widths,
    at: { x: part((x * full.width - area.left) / area.width), y: part((y * full.height - area.top) / area.height) },
    veil: veils(cells, ink),
  };
}

/** Mean colours of 24 × 24 parts. A letter of the text covers about one part. */
async function cellsOf(data: Buffer, area: Area): Promise<Colour[]> {
  const pixels = await sharp(data)
    .extract(area)
    .resize(24, 24, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: pixels.length / 3 }, (_, cell): Colour => {
    const [red, green, blue] = pixels.subarray(cell * 3);
    return [red!, green!, blue!];
  });
}

async function meanOf(data: Buffer): Promise<Colour> {
  const { channels } = await sharp(data).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return [red!, green!, blue!];
}
