import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closingSide,
  frameAround,
  hopBeside,
  hourTicks,
  minuteAt,
  offsetOf,
  placeLabels,
  shutSpans,
  textWidth,
  tracksOf,
} from './ribbon-geometry.ts';

const frame = { from: 510, to: 1290 };

describe('the hours that all ribbons of a trip show', () => {
  it('cover the earliest and latest time of all days', () => {
    expect(frameAround([{ from: 532, to: 1244 }], { from: 540, to: 1200 })).toEqual({ from: 510, to: 1260 });
  });
  it('are at least eight hours', () => {
    expect(frameAround([], { from: 600, to: 660 })).toEqual({ from: 600, to: 1080 });
  });
});

it('marks every second hour when marks of every hour would be too close', () => {
  expect(hourTicks(frame, 900)).toHaveLength(13);
  expect(hourTicks(frame, 300)).toEqual([600, 720, 840, 960, 1080, 1200]);
});

describe('the closed hours of a place', () => {
  it('are the hours that no opening period covers', () => {
    const windows = [
      { open: 900, close: 1080 },
      { open: 540, close: 780 },
    ];
    expect(shutSpans(windows, frame)).toEqual([
      { from: 510, to: 540 },
      { from: 780, to: 900 },
      { from: 1080, to: 1290 },
    ]);
  });
  it('are the whole frame for a closed place', () => {
    expect(shutSpans([], frame)).toEqual([frame]);
    expect(shutSpans([{ open: 0, close: 1440 }], frame)).toEqual([]);
  });
});

it('converts minutes to pixels and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1800 }), fc.integer({ min: 200, max: 1600 }), (minute, length) => {
      expect(minuteAt(offsetOf(minute, length, frame), length, frame)).toBeCloseTo(minute, 6);
    }),
  );
});

describe('the names under a ribbon', () => {
  const names = ['Museo de sitio Chan Chan', 'Palacio Nik An, Chan Chan', 'Huaca del Dragón', 'Casa Urquiaga', 'Mar'];
  const stop = fc.record({
    gap: fc.integer({ min: 5, max: 120 }),
    width: fc.integer({ min: 12, max: 160 }),
    name: fc.constantFrom(...names),
  });
  const laid = (stops: { gap: number; width: number; name: string }[]) => {
    let left = 0;
    return stops.map(({ gap, width, name }) => {
      left += gap;
      const placed = { left, width, name };
      left += width;
      return placed;
    });
  };

  it('do not overlap within a row', () => {
    fc.assert(
      fc.property(fc.array(stop, { maxLength: 12 }), (stops) => {
        const labels = placeLabels(laid(stops), 2000);
        for (const [index, one] of labels.entries()) {
          for (const other of labels.slice(index + 1)) {
            if (one.row === other.row && other.left > one.left)
              expect(one.left + one.width).toBeLessThanOrEqual(other.left);
          }
        }
      }),
    );
  });

  it('use different rows under short stops', () => {
    const short = laid(Array.from({ length: 6 }, () => ({ gap: 12, width: 45, name: 'Museo de Cultura Moche' })));
    const labels = placeLabels(short, 900);
    expect(new Set(labels.map((label) => label.row)).size).toBeGreaterThan(1);
    for (const label of labels) expect(label.width).toBeGreaterThanOrEqual(textWidth('Museo de Cultura Moche') * 0.4);
  });

  it('stay inside the ribbon', () => {
    const [label] = placeLabels([{ left: 880, width: 20, name: 'Museo de Arqueología' }], 900);
    expect(label!.left + label!.width).toBeLessThanOrEqual(900);
  });
});

describe('the words for the closing hour of a place', () => {
  const words = 'Casa Urquiaga (Casa Calonge): suponemos que cierra a las 16:00';

  it('stand after the line if they fit there, otherwise before the line', () => {
    expect(closingSide(300, words, 900)).toEqual({ before: false, room: 600 });
    expect(closingSide(580, words, 900)).toEqual({ before: true, room: 580 });
  });
  it('stand on the wider side if they fit on neither side', () => {
    expect(closingSide(180, words, 420)).toEqual({ before: false, room: 240 });
    expect(closingSide(240, words, 420)).toEqual({ before: true, room: 240 });
  });
  it('stay inside the ribbon', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), (at) => {
        const { before, room } = closingSide(at, words, 900);
        expect(before ? at - room : 900 - (at + room)).toBe(0);
      }),
    );
  });
});

describe('the label of a leg beside a vertical ribbon', () => {
  const way = { from: 610, to: 616 };
  it('is in the middle between long stops', () => {
    expect(hopBeside(way, { from: 550, to: 610 }, { from: 616, to: 680 })).toBe(613);
  });
  it('leaves space for the name of a short stop next to it', () => {
    expect(hopBeside(way, { from: 600, to: 610 }, { from: 620, to: 680 })).toBe(616);
    expect(hopBeside(way, { from: 550, to: 610 }, { from: 616, to: 626 })).toBe(610);
  });
  it('is in the middle between two short stops', () => {
    expect(hopBeside(way, { from: 600, to: 610 }, { from: 616, to: 626 })).toBe(613);
    expect(hopBeside(way, { from: 600, to: 610 }, null)).toBe(616);
    expect(hopBeside(way, null, { from: 616, to: 640 })).toBe(612);
  });
});

describe('stops that cross each other', () => {
  const span = (from: number, to: number) => ({ from, to });

  it('lie side by side, and other stops use the whole width', () => {
    expect(tracksOf([span(540, 960), span(600, 660), span(700, 760), span(960, 1020)])).toEqual([
      { track: 0, tracks: 2 },
      { track: 1, tracks: 2 },
      { track: 1, tracks: 2 },
      { track: 0, tracks: 1 },
    ]);
  });

  it('never need more than three places', () => {
    const tracks = tracksOf([1, 2, 3, 4, 5].map((n) => span(n, 100)));
    expect(tracks.every(({ track, tracks: all }) => track < all && all === 3)).toBe(true);
  });
});
