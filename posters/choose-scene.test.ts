import { describe, expect, test } from 'vitest';
import type { RegionArt } from './art.ts';
import { chooseScene } from './choose-scene.ts';

const art = {
  byCategory: { museum: ['museo', 'vitrina', 'friso'], activity: ['olas'] },
  bySetting: { teatro: ['teatro'] },
  flagships: { maras: 'salineras', 'machu-picchu': 'ciudadela' },
  fallback: 'valle',
} as unknown as RegionArt;

describe('the scene of a place', () => {
  test('is the same on every call for the same place', () => {
    const wish = { category: 'museum', seed: 'node-1' };
    expect(chooseScene(art, wish)).toBe(chooseScene(art, wish));
  });

  test('varies between the places of one category', () => {
    const scenes = Array.from({ length: 60 }, (_, i) => chooseScene(art, { category: 'museum', seed: `node-${i}` }));
    expect(new Set(scenes)).toEqual(new Set(['museo', 'vitrina', 'friso']));
  });

  test('is not the scene of a neighbour if another scene fits', () => {
    for (let i = 0; i < 40; i++)
      expect(chooseScene(art, { category: 'museum', seed: `node-${i}`, avoid: ['museo', 'friso'] })).toBe('vitrina');
    expect(chooseScene(art, { category: 'activity', seed: 'a', avoid: ['olas'] })).toBe('olas');
  });

  test.each([
    ['maras', 'salineras'],
    ['machu-picchu-llaqta', 'ciudadela'],
  ])('is the scene of the famous place for %s', (place, scene) => {
    expect(chooseScene(art, { category: 'museum', place, seed: 'x', avoid: [scene] })).toBe(scene);
  });

  test('is not the scene of a famous place for a hotel of the same name', () => {
    for (const category of ['lodging', 'food'])
      expect(chooseScene(art, { category, place: 'machu-picchu-inn', seed: 'x' })).toBe('valle');
  });

  test('depends first on the setting, then on the category', () => {
    expect(chooseScene(art, { category: 'activity', setting: 'teatro', seed: 'x' })).toBe('teatro');
    expect(chooseScene(art, { category: 'moon', seed: 'x' })).toBe('valle');
  });
});
