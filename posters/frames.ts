/** `card` (3:4) and `wide` (16:9) have an area for a caption. The remaining formats are only the picture. */
export type PosterFormat = 'card' | 'wide' | 'art' | 'panorama' | 'hero';

export interface Frame {
  /** `W` is the picture's width in drawing units. `width` and `height` are the size of the whole sheet. */
  W: number;
  width: number;
  height: number;
  margin: number;
  scale: number;
}

export const PICTURE_HEIGHT = 490;

export const FRAMES: Readonly<Record<PosterFormat, Frame>> = {
  card: { W: 444, width: 480, height: 640, margin: 18, scale: 1 },
  wide: { W: 1085, width: 1280, height: 720, margin: 20, scale: 1240 / 1085 },
  art: { W: 444, width: 444, height: 490, margin: 0, scale: 1 },
  panorama: { W: 1085, width: 1085, height: 490, margin: 0, scale: 1 },
  hero: { W: 1045, width: 1920, height: 900, margin: 0, scale: 1920 / 1045 },
};
