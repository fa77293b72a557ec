import type { PlanPicture } from '../contract/plan-content.ts';

/** Byte of a ThumbHash whose highest bit is set for an image that is wider than high. */
const LANDSCAPE_BYTE = 4;
const LANDSCAPE_BIT = 0x80;

/** Returns `true` for a photo that is wider than high. Drawn pictures are always high. */
export function isWide(picture: PlanPicture | null): boolean {
  if (picture?.kind !== 'photo' || !picture.thumbhash) return false;
  try {
    return (atob(picture.thumbhash).charCodeAt(LANDSCAPE_BYTE) & LANDSCAPE_BIT) !== 0;
  } catch {
    return false;
  }
}
