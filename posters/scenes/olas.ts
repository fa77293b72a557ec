import type { Canvas } from '../ink/canvas.ts';
import { ramp } from '../ink/colour.ts';
import { blob, clip, plate, spray } from '../ink/hand.ts';
import { foam, glint, sea } from '../ink/land.ts';
import { box, disc, fill, num, type Point, place, poly, range, soft, stroke } from '../ink/marks.ts';
import { sky, sun } from '../ink/weather.ts';

export function olas(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    hz = 206,
    sx = ox + 300;
  let s =
    sky(c, { hz, bands: 11, wave: 3 }) +
    clip(c, box(0, 0, W, hz), sun(c, sx, hz - 4, 74)) +
    fill(
      poly([
        [sx - 90, 172],
        [sx + 40, 168],
        [sx + 90, 174],
        [sx - 20, 177],
      ]) +
        poly([
          [sx - 40, 150],
          [sx + 80, 147],
          [sx + 110, 151],
          [sx + 10, 154],
        ]),
      c.light.sky[1],
    );
  s +=
    sea(c, hz, H, [ink('oxblood', 0.5), ink('pacific', 0.3), ink('pacific'), ink('deep')], 8) +
    glint(c, sx, hz + 5, 330, 120, 60, c.light.sun, 16);
  const py = hz - 4;
  s +=
    fill(box(-5, py - 14, W * 0.42 + 5, 5), ink('ink')) +
    stroke(
      range((W * 0.42) / 16)
        .map((i) => `M${num(i * 16)} ${num(py - 12)}l${num(c.between(-1, 1))} 22`)
        .join(''),
      ink('ink'),
      2.2,
    ) +
    fill(
      poly([
        [W * 0.42 - 34, py - 14],
        [W * 0.42 - 34, py - 34],
        [W * 0.42 - 42, py - 34],
        [W * 0.42 - 18, py - 52],
        [W * 0.42 + 6, py - 34],
        [W * 0.42 - 2, py - 34],
        [W * 0.42 - 2, py - 14],
      ]),
      ink('ink'),
    ) +
    fill(box(W * 0.42 - 28, py - 30, 7, 12) + box(W * 0.42 - 16, py - 30, 7, 12), c.light.sky[3]);
  const X = ox - 10;
  const top: Point[] = [
    [-20, 372],
    [X + 40, 330],
    [X + 110, 262],
    [X + 190, 226],
    [X + 280, 222],
    [X + 352, 250],
    [X + 386, 292],
  ];
  const body =
    soft(top) +
    `C${X + 372} 300 ${X + 330} 282 ${X + 300} 300C${X + 262} 326 ${X + 270} 396 ${X + 360} 430C${X + 420} 444 ${W} 440 ${W + 20} 436V${H}H-20Z`;
  s += plate(c, body, ink('pacific'), ink('bone'), 1.6);
  let bands = '';
  for (const i of range(7)) {
    const t = i / 6;
    bands += fill(
      `M${num(X + 300 - t * 250)} ${num(236 + t * 120)}C${num(X + 240 - t * 200)} ${num(300 + t * 60)} ${num(X + 230 - t * 150)} ${num(420 + t * 26)} ${num(X + 420)} ${num(448 + t * 24)}C${num(X + 300)} ${num(452 + t * 24)} ${num(X + 200 - t * 150)} ${num(440 + t * 30)} ${num(X + 196 - t * 190)} ${num(330 + t * 60)}C${num(X + 200 - t * 190)} ${num(290 + t * 70)} ${num(X + 260 - t * 220)} ${num(250 + t * 110)} ${num(X + 300 - t * 250)} ${num(236 + t * 120)}Z`,
      ramp([ink('foam'), ink('pacific'), ink('deep')], t),
    );
  }
  s += clip(
    c,
    body,
    bands +
      fill(
        poly([
          [0, 470],
          [W, 452],
          [W, H],
          [0, H],
        ]),
        ink('deep'),
      ),
  );
  let fo = '';
  for (const i of range(40)) {
    const t = i / 39,
      j = t * (top.length - 1.01),
      a = top[Math.floor(j)],
      b = top[Math.floor(j) + 1],
      f = j % 1;
    fo += blob(
      c,
      a![0] + (b![0] - a![0]) * f + c.between(-4, 4),
      a![1] + (b![1] - a![1]) * f + c.between(-5, 6),
      c.between(5, 13) * (0.5 + t),
      c.between(4, 9) * (0.5 + t),
      7,
      0.25,
    );
  }
  s += fill(fo, ink('bone'));
  for (const _i of range(22))
    s += disc(X + 372 + c.between(-34, 46), 300 + c.between(-22, 60), c.between(1.2, 4), ink('bone'));
  s += fill(
    range(26)
      .map((i) =>
        blob(
          c,
          X + 330 + i * 9 + c.between(-6, 6),
          436 + c.between(-9, 12),
          c.between(7, 18),
          c.between(5, 10),
          7,
          0.25,
        ),
      )
      .join(''),
    ink('bone'),
  );
  s += place(
    X + 226,
    352,
    fill('M-40 12Q0 2 34 -8Q20 10 -34 19Z', ink('bone')) +
      fill('M-6 6L-12 -10L2 -24L-2 -38L8 -50L16 -46L12 -30L22 -14L10 2L6 -10L2 -4Z', ink('ink')) +
      stroke('M8 -42L34 -52M6 -42L-20 -34', ink('ink'), 4.5) +
      disc(16, -56, 6.5, ink('ink')),
    1,
  );
  return s + foam(c, 0, 474, W, 10, ink('foam'), 2) + spray(c, body, 'l', 'u', 0.5);
}
