import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { art as cusco } from '#regions/cusco/art.ts';
import { art as trujillo } from '#regions/trujillo/art.ts';
import type { RegionArt } from './art.ts';
import type { PosterFormat } from './frames.ts';
import { hashText } from './ink/chance.ts';
import { CATEGORY_ICONS } from './marks/pin.ts';
import { poster } from './poster.ts';
import { ART_VERSION } from './poster-url.ts';

const ARTS: readonly RegionArt[] = [trujillo, cusco];
const SEEDS = ['node-12', 'way-7', 'b'];
const HERO_BYTES = 18_000;
const LIMITS = { card: 12_000, wide: 13_000 } as const;

const scenesOf = (art: RegionArt): string[] => Object.keys(art.scenes).filter((scene) => scene !== art.hero.scene);

describe.each(ARTS.map((art) => [art.id, art] as const))('posters of %s', (_, art) => {
  test.each(scenesOf(art))('the poster %s is small, well formed and the same on every call', async (scene) => {
    for (const seed of [scene, ...SEEDS])
      for (const [format, limit] of Object.entries(LIMITS)) {
        const request = { art, scene, seed, format: format as PosterFormat };
        const svg = poster(request);
        expect(gzipSync(svg).length, `${seed} ${format}`).toBeLessThan(limit);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
        if (seed === 'b') expect(poster(request)).toBe(svg);
        expectWholeIds(svg);
      }
    expect(await sharp(Buffer.from(poster({ art, scene, seed: SEEDS[0]!, format: 'card' }))).metadata()).toMatchObject({
      width: 480,
      height: 640,
    });
  });

  test.each(scenesOf(art))('the poster %s differs between seeds and between hours', (scene) => {
    const draw = (seed: string): string => withoutIds(poster({ art, scene, seed, format: 'art' }));
    expect(new Set(SEEDS.map(draw)).size).toBe(SEEDS.length);
    const byHour = art.scenes[scene]!.fit.map((hour) =>
      withoutIds(poster({ art, scene, seed: 'a', hour, format: 'art' })),
    );
    expect(new Set(byHour).size).toBe(art.scenes[scene]!.fit.length);
  });

  test('an hour that does not suit the scene is ignored', () => {
    const plain = poster({ art, scene: art.empty.night, seed: 'a', format: 'art' });
    expect(poster({ art, scene: art.empty.night, seed: 'a', hour: 'noon', format: 'art' })).toBe(plain);
  });

  test('two posters share no element id', () => {
    const drawings = scenesOf(art).flatMap((scene) => SEEDS.map((seed) => poster({ art, scene, seed, format: 'art' })));
    const ids = drawings.flatMap((svg) => [...new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the picture of the home page has a day and a night version', () => {
    for (const hour of [art.hero.day, art.hero.night]) {
      const svg = poster({ art, scene: art.hero.scene, seed: art.hero.scene, hour, format: 'hero' });
      expect(gzipSync(svg).length).toBeLessThan(HERO_BYTES);
      expect(art.scenes[art.hero.scene]!.fit).toContain(hour);
    }
  });

  test('every category has scenes, and all these scenes exist', () => {
    expect(Object.keys(art.byCategory)).toEqual(expect.arrayContaining(Object.keys(CATEGORY_ICONS)));
    const named = [
      ...Object.values(art.byCategory).flat(),
      ...Object.values(art.bySetting).flat(),
      ...Object.values(art.flagships),
      ...Object.values(art.empty),
      art.fallback,
    ];
    expect(named.filter((scene) => !art.scenes[scene])).toEqual([]);
  });

  test('lodging has at least three scenes', () => {
    expect(art.byCategory.lodging!.length).toBeGreaterThanOrEqual(3);
  });

  test('a title is escaped, and drawn only if `caption` is set', () => {
    const request = {
      art,
      scene: art.fallback,
      seed: 'a',
      format: 'card',
      title: 'Niño & <Río>',
      kicker: 'Playa',
    } as const;
    expect(poster({ ...request, caption: true })).toContain('>Niño &amp; &lt;Río&gt;</text>');
    expect(poster(request)).not.toContain('<text');
  });

  test('an unknown scene throws an error', () => {
    expect(() => poster({ art, scene: 'atlantis', seed: 'a', format: 'art' })).toThrow(/atlantis/);
  });
});

/** After an intended change, give `ART_VERSION` a new value and run the test with `-u`. */
test('the drawings are the same as in the snapshot', async () => {
  const lines = ARTS.flatMap((art) =>
    Object.keys(art.scenes)
      .sort()
      .map((scene) => {
        const svg = poster({ art, scene, seed: scene, format: 'art' });
        return `${art.id}/${scene} ${hashText(svg).toString(16).padStart(8, '0')}`;
      }),
  );
  await expect(`ART_VERSION ${ART_VERSION}\n${lines.join('\n')}\n`).toMatchFileSnapshot('./poster.snapshot.txt');
});

function expectWholeIds(svg: string): void {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
}

const withoutIds = (svg: string): string => svg.replace(/(id="|#)p[a-z0-9]+?(?=[a-z]?\d*["\s)])/g, '$1');
