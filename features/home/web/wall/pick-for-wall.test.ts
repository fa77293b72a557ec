import { describe, expect, it } from 'vitest';
import type { PlaceCard } from '#features/places/contract/place.ts';
import { pickForWall } from './pick-for-wall.ts';

const card = (id: string, category: string, scene: string, featured = false) =>
  ({ id, category, featured, poster: { scene, seed: id } }) as PlaceCard;

describe('pickForWall', () => {
  it('puts a featured place first', () => {
    const wall = pickForWall([card('a', 'museum', 'museo'), card('b', 'beach', 'olas', true)], 2);
    expect(wall.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('shows one place of every category before a second place of a category', () => {
    const cards = [
      card('a', 'museum', 's1'),
      card('b', 'museum', 's2'),
      card('c', 'beach', 's3'),
      card('d', 'food', 's4'),
    ];
    expect(pickForWall(cards, 3).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });

  it('repeats a scene only if every other scene was shown', () => {
    const cards = [card('a', 'museum', 'same'), card('b', 'beach', 'same'), card('c', 'food', 'other')];
    expect(pickForWall(cards, 2).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(pickForWall(cards, 3).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  it('shows fewer places when few are available', () => {
    expect(pickForWall([], 9)).toEqual([]);
  });
});
