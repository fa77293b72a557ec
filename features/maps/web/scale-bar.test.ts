import { describe, expect, it } from 'vitest';
import { scaleBar } from './scale-bar.ts';

describe('the scale bar of a map', () => {
  it('shows a round distance that fits into 96 px', () => {
    for (let zoom = 4; zoom <= 18; zoom += 0.37) {
      const { metres, pixels } = scaleBar(-8.11, zoom);
      expect(pixels).toBeLessThanOrEqual(96);
      expect(pixels).toBeGreaterThan(96 * 0.39);
      expect(String(metres)).toMatch(/^[125]0*$/);
    }
  });

  it('shows the right distance at the equator', () => {
    const { metres, pixels } = scaleBar(0, 0, 512);
    expect(metres / pixels).toBeCloseTo(40_075_016.7 / 512, 0);
  });
});
