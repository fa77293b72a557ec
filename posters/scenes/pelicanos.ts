import type { Canvas } from '../ink/canvas.ts';
import { cut, plate } from '../ink/hand.ts';
import { foam, sea } from '../ink/land.ts';
import { disc, fill, oval, place, poly, stroke } from '../ink/marks.ts';
import { birds, mist, sky, sun } from '../ink/weather.ts';

export function pelicanos(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    f = c.side < 0 ? 1 : -1;
  let s =
    sky(c, { hz: 300, bands: 5, wave: 10 }) +
    sun(c, ox + (f > 0 ? 120 : 330), 120, 50) +
    mist(c, 128, 22, 0.75) +
    mist(c, 158, 12, 0.6) +
    sea(c, 284, H, [ink('foam', 0.55), ink('foam', 0.3), ink('pacific', 0.25), ink('pacific', 0.05)], 7) +
    mist(c, 276, 18, 0.6);
  const boat = (x: number, y: number, q: number, a: string, b: string) =>
    place(
      x,
      y,
      fill('M-40 0Q-44 -4 -50 -16Q0 -8 52 -20Q46 -2 36 2Z', a) +
        fill('M-44 -8Q0 0 48 -12L50 -18Q0 -8 -50 -16Z', b) +
        stroke('M-4 -12V-58M-4 -54L30 -16', ink('ink', 0.2), 2),
      q,
    );
  s +=
    boat(ox + 120, 304, 0.7, ink('oxblood', 0.45), ink('bone', 0.3)) +
    boat(ox + 236, 318, 0.9, ink('azul', 0.35), ink('bone', 0.2)) +
    (W > 600 ? boat(ox - 200, 316, 1, ink('ochre', 0.3), ink('bone', 0.2)) : '');
  const post = (x: number, y: number, w: number) => {
    const b = ink('wood'),
      l = c.lite(b, 0.35),
      d = c.shade(b, 0.35);
    return (
      plate(
        c,
        poly(
          cut(
            c,
            [
              [x - w / 2, y],
              [x + w / 2, y],
              [x + w / 2 + 2, H + 6],
              [x - w / 2 - 2, H + 6],
            ],
            1.4,
            30,
          ),
        ),
        b,
      ) +
      fill(
        poly([
          [x - c.side * -w * 0.02, y],
          [x - c.side * w * 0.5, y],
          [x - c.side * w * 0.5, H],
          [x - c.side * w * 0.05, H],
        ]),
        d,
      ) +
      oval(x, y, w / 2, w * 0.14, l) +
      stroke(`M${x - w / 2} ${y + 40}h${w}M${x - w / 2} ${y + 47}h${w}M${x - w / 2} ${y + 54}h${w}`, ink('sand'), 3.4)
    );
  };
  const pel = (x: number, y: number, q: number, flip: number) => {
    const w = ink('stone'),
      lt = ink('bone'),
      d = c.shade(w, 0.45);
    return place(
      x,
      y,
      fill('M-40 -6Q-58 -60 -18 -92Q10 -112 34 -92Q52 -70 30 -30Q10 0 -14 4L-62 22Q-56 4 -40 -6Z', w) +
        fill('M-40 -6Q-54 -56 -18 -86Q-4 -60 14 -36Q-2 -8 -26 0L-70 22Q-56 4 -40 -6Z', d) +
        stroke('M-34 -14Q-30 -44 -12 -62M-24 -8Q-16 -36 -2 -50M-50 12Q-30 6 -16 -6', w, 2.6) +
        fill(
          'M14 -84C38 -96 44 -120 30 -146C20 -168 34 -190 56 -188C74 -186 76 -168 66 -158C56 -146 66 -118 56 -96C50 -78 32 -66 22 -66Z',
          lt,
        ) +
        fill(
          'M30 -146C20 -168 34 -190 56 -188Q44 -178 44 -164Q46 -132 40 -104C44 -122 38 -134 30 -146Z',
          ink('ochre'),
        ) +
        fill('M62 -182L66 -166Q92 -120 84 -66Q74 -92 64 -104Q54 -124 58 -152Z', ink('clay')) +
        fill('M66 -180Q84 -150 90 -100L84 -62Q82 -120 62 -160Z', ink('ochre')) +
        disc(58, -175, 3.4, ink('ink')) +
        stroke('M-4 2V16M12 -2V14M-4 16h12M12 14h12', ink('ink'), 4.4),
      q,
      flip,
    );
  };
  s +=
    post(ox + 222 - f * 150, 372, 30) +
    pel(ox + 222 - f * 150, 358, 0.52, f) +
    post(ox + 222 - f * 70, 352, 38) +
    pel(ox + 222 - f * 70, 336, 0.72, -f) +
    post(ox + 222 + f * 92, 330, 74) +
    pel(ox + 222 + f * 84, 308, 1.32, f);
  s += foam(c, 0, 452, W, 12, ink('bone'), 2.4);
  return s + birds(c, ox + 60, 60, 4, 10, ink('stone'));
}
