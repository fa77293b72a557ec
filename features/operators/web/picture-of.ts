import { posterUrl } from '#posters/poster-url.ts';
import type { PlanPicture } from '../contract/plan-content.ts';

export function pictureOf(picture: PlanPicture | null | undefined, region: string, quiet: string): string {
  if (picture?.kind === 'photo') return picture.file;
  const { scene, seed, hour } = picture ?? { scene: quiet, seed: 'plan', hour: undefined };
  return posterUrl({ region, scene, seed, hour });
}
