import { expect, test } from 'vitest';
import { movedCrop, wholeCrop } from './crop.ts';

const photo = { width: 1200, height: 800 };

test('a crop begins as the largest square in the middle of the picture', () => {
  expect(wholeCrop(photo)).toEqual({ x: 600, y: 400, side: 800 });
});

test('a crop stays inside the picture', () => {
  const whole = wholeCrop(photo);
  expect(movedCrop(photo, whole, { x: 5000, y: 50 })).toEqual({ x: 800, y: 400, side: 800 });
  const near = movedCrop(photo, whole, { zoom: 4 });
  expect(near).toEqual({ x: 600, y: 400, side: 200 });
  expect(movedCrop(photo, movedCrop(photo, near, { x: -900 }), { zoom: 1 })).toEqual({ x: 400, y: 400, side: 800 });
});
