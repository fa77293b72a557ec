/** Pixels of the picture. `x` and `y` are the centre. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

interface Size {
  width: number;
  height: number;
}

export function wholeCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, side: Math.min(width, height) };
}

/** `by.x` and `by.y` are pixels of the picture. `by.zoom` is relative to the largest square. */
export function movedCrop(size: Size, crop: Crop, by: { x?: number; y?: number; zoom?: number }): Crop {
  const largest = Math.min(size.width, size.height);
  const side = by.zoom ? largest / Math.max(1, by.zoom) : crop.side;
  const within = (middle: number, length: number) => Math.min(length - side / 2, Math.max(side / 2, middle));
  return { side, x: within(crop.x + (by.x ?? 0), size.width), y: within(crop.y + (by.y ?? 0), size.height) };
}
