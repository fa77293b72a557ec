import { describe, expect, it } from 'vitest';
import { drawWeek, regionNow } from './hours-week.rules.ts';

describe('drawWeek', () => {
  it('writes both spans of a day with two spans', () => {
    const drawing = drawWeek([
      [
        ['09:00', '13:00'],
        ['15:00', '19:30'],
      ],
      [],
    ]);
    expect(drawing.days[0]).toEqual({
      spans: [
        { open: 9, close: 13 },
        { open: 15, close: 19.5 },
      ],
      text: '09:00–13:00, 15:00–19:30',
    });
    expect(drawing.days[1]).toEqual({ spans: [], text: '' });
    expect(drawing.days).toHaveLength(7);
  });

  it('shows hours after midnight on the day on which the place opened', () => {
    const drawing = drawWeek([[['18:00', '26:00']]]);
    expect(drawing.to).toBeGreaterThanOrEqual(26);
    expect(drawing.days[0]?.text).toBe('18:00–02:00');
  });

  it('draws every span inside the axis', () => {
    for (const week of [[[['00:00', '24:00']]], [[['05:30', '23:00']]], [[['10:00', '11:00']]]] as [
      string,
      string,
    ][][][]) {
      const { from, to, days, marks } = drawWeek(week);
      for (const { open, close } of days.flatMap(({ spans }) => spans)) {
        expect(open).toBeGreaterThanOrEqual(from);
        expect(close).toBeLessThanOrEqual(to);
      }
      expect(marks.length).toBeGreaterThan(3);
    }
  });
});

describe('regionNow', () => {
  it("returns the region's weekday and time", () => {
    expect(regionNow('America/Lima', new Date('2026-11-22T03:30:00Z'))).toEqual({ day: 5, hour: 22.5, text: '22:30' });
  });
});
