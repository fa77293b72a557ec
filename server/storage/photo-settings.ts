import { Type } from 'typebox';
import { words } from '#server/setting-words.ts';

/** The most photos that `PHOTOS_PER_PLACE` can allow. */
export const MOST_PHOTOS_PER_PLACE = 5000;

/** Limits of one photo. */
export interface PhotoLimits {
  /** Of the file. */
  bytes: number;
  /** Width × height. */
  pixels: number;
}

const MEGA = 1_000_000;
const USUAL = { PHOTO_MEGABYTES: 15, PHOTO_MEGAPIXELS: 50 };

export const photoLimits = ({ PHOTO_MEGABYTES, PHOTO_MEGAPIXELS }: typeof USUAL): PhotoLimits => ({
  bytes: PHOTO_MEGABYTES * MEGA,
  pixels: PHOTO_MEGAPIXELS * MEGA,
});

export const USUAL_PHOTO_LIMITS = photoLimits(USUAL);

/** Limits of shared and imported photos. */
export const PHOTO_SETTINGS = {
  PHOTOS_PER_PLACE: Type.Integer(
    words('Maximum number of photos about one place, operator or trip.', {
      minimum: 1,
      maximum: MOST_PHOTOS_PER_PLACE,
      default: 500,
    }),
  ),
  PHOTOS_PER_PERSON: Type.Integer(
    words('Maximum number of photos that one account shares about one place, operator or trip.', {
      minimum: 1,
      maximum: MOST_PHOTOS_PER_PLACE,
      default: 20,
    }),
  ),
  PHOTOS_PER_DAY: Type.Integer(
    words('Maximum number of photos that one account begins to send within 24 hours.', {
      minimum: 1,
      maximum: 10_000,
      default: 100,
    }),
  ),
  PHOTO_MEGABYTES: Type.Integer(
    words('Maximum size of the file of a photo, in megabytes (10⁶ bytes).', {
      minimum: 1,
      maximum: 100,
      default: USUAL.PHOTO_MEGABYTES,
    }),
  ),
  PHOTO_MEGAPIXELS: Type.Integer(
    words(
      'Maximum width × height of a photo, in millions of pixels. Decoding takes about 4 MB of memory for each of them.',
      { minimum: 1, maximum: 250, default: USUAL.PHOTO_MEGAPIXELS },
    ),
  ),
};
