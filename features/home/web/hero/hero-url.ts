import { posterUrl } from '#posters/poster-url.ts';
import type { Face } from '#web/face.ts';

export const heroUrl = ({ id, hero }: Face, when: 'day' | 'night'): string =>
  posterUrl({ region: id, scene: hero.scene, seed: hero.scene, hour: hero[when], format: 'hero' });
