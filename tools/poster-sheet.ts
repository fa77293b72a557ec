/**
 * `npm run posters:sheet [-- --region <id>] [--scenes a,b] [--seeds 4] [--format art] [--out folder]`: draws each scene
 * with several seeds. The art of the home page has its own file, by day and by night.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { RegionArt } from '#posters/art.ts';
import { FRAMES, type PosterFormat } from '#posters/frames.ts';
import { poster } from '#posters/poster.ts';
import { art as cusco } from '#regions/cusco/art.ts';
import { art as trujillo } from '#regions/trujillo/art.ts';

const { values } = parseArgs({
  options: {
    region: { type: 'string' },
    scenes: { type: 'string' },
    seeds: { type: 'string', default: '3' },
    format: { type: 'string', default: 'art' },
    height: { type: 'string', default: '220' },
    perRow: { type: 'string', default: '3' },
    out: { type: 'string', default: 'docs/pictures' },
  },
});

const format = values.format as PosterFormat;
const seedCount = Number(values.seeds);
const height = Number(values.height);
const scenesPerRow = Number(values.perRow);

async function sheetOf(art: RegionArt): Promise<string> {
  const wanted =
    values.scenes?.split(',').filter((scene) => art.scenes[scene]) ??
    Object.keys(art.scenes).filter((scene) => scene !== art.hero.scene);
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

async function homeArt(art: RegionArt): Promise<string> {
  const file = join(values.out, `home-art-${art.id}.png`);
  const { scene, day, night } = art.hero;
  const tiles = await Promise.all(
    [day, night].map(async (hour, i) => ({
      input: await sharp(Buffer.from(poster({ art, scene, seed: scene, hour, format: 'hero' })))
        .resize(960, 450)
        .png()
        .toBuffer(),
      left: i * 960,
      top: 0,
    })),
  );
  const canvas = { width: 1920, height: 450, channels: 3 as const, background: art.paper };
  await sharp({ create: canvas }).composite(tiles).png({ palette: true }).toFile(file);
  return file;
}

for (const art of [trujillo, cusco].filter((region) => !values.region || region.id === values.region)) {
  console.log(await sheetOf(art));
  if (!values.scenes) console.log(await homeArt(art));
}
