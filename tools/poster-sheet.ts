/**
 * Contact sheets of every scene, to be looked at: `npm run posters:sheet [-- --region <id>] [--scenes a,b] [--seeds 4] [--format art] [--out folder]`.
 * Each scene is a row: its canonical view, then other seeds, then the canonical view as a thumbnail.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { RegionArt } from '#posters/art.ts';
import { FRAMES, type PosterFormat, poster } from '#posters/poster.ts';
import { art as cusco } from '#regions/cusco/art.ts';
import { art as trujillo } from '#regions/trujillo/art.ts';

const { values } = parseArgs({
  options: {
    region: { type: 'string' },
    scenes: { type: 'string' },
    seeds: { type: 'string', default: '4' },
    format: { type: 'string', default: 'art' },
    height: { type: 'string', default: '300' },
    perRow: { type: 'string', default: '2' },
    out: { type: 'string', default: 'docs/pictures' },
  },
});

const format = values.format as PosterFormat;
const seedCount = Number(values.seeds);
const height = Number(values.height);
const scenesPerRow = Number(values.perRow);

async function sheetOf(art: RegionArt): Promise<string> {
  const wanted = values.scenes?.split(',').filter((scene) => art.scenes[scene]) ?? Object.keys(art.scenes);
  const frame = FRAMES[format];
  const width = Math.round((height * frame.width) / frame.height);
  const gap = 10;
  const groupWidth = seedCount * (width + gap) + 64 + gap * 3;
  const groupHeight = height + gap;
  const tiles = await Promise.all(
    wanted.map(async (scene, row) => {
      const left = (row % scenesPerRow) * groupWidth + gap;
      const top = Math.floor(row / scenesPerRow) * groupHeight + gap;
      const seeds = [scene, ...Array.from({ length: seedCount - 1 }, (_, i) => `place-${i}`)];
      const images = await Promise.all(
        seeds.map(async (seed, column) => ({
          input: await sharp(Buffer.from(poster({ art, scene, seed, format })))
            .resize(width, height)
            .png()
            .toBuffer(),
          left: left + column * (width + gap),
          top,
        })),
      );
      const thumbnail = await sharp(Buffer.from(poster({ art, scene, seed: scene, format: 'art' })))
        .resize(64)
        .png()
        .toBuffer();
      return [...images, { input: thumbnail, left: left + seedCount * (width + gap), top }];
    }),
  );
  const file = join(values.out, `posters-${art.id}.png`);
  const canvas = {
    width: groupWidth * Math.min(scenesPerRow, wanted.length) + gap,
    height: Math.ceil(wanted.length / scenesPerRow) * groupHeight + gap,
    channels: 3 as const,
    background: art.paper,
  };
  mkdirSync(values.out, { recursive: true });
  await sharp({ create: canvas }).composite(tiles.flat()).png({ palette: true }).toFile(file);
  return file;
}

for (const art of [trujillo, cusco].filter((region) => !values.region || region.id === values.region))
  console.log(await sheetOf(art));
