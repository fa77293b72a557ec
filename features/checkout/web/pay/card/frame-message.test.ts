import { expect, test } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

test('the height in a message of the frame is limited', () => {
  expect(readFrameMessage({ source: 'sandbox-cards', height: 612.2 })).toEqual({ height: 613, outcome: false });
  expect(readFrameMessage({ height: 400, outcome: 'captured' })).toEqual({ height: 400, outcome: true });
  expect(readFrameMessage({ outcome: 'declined' })).toEqual({ height: null, outcome: true });
  expect(readFrameMessage({ height: 90_000 })?.height).toBe(2400);
  expect(readFrameMessage({ height: -3 })?.height).toBe(200);
  for (const other of [null, 'height', 7, [], {}, { height: '400' }, { height: Number.NaN }, { outcome: 1 }])
    expect(readFrameMessage(other), JSON.stringify(other)).toBeNull();
});
