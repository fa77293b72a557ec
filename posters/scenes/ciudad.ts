import type { Canvas } from '../ink/canvas.ts';
import { plate, spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { box, disc, fill, num, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { cloud, sky } from '../ink/weather.ts';

export function ciudad(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    l = c.side < 0;
  let s = sky(c, { hz: 210, bands: 7, tilt: 24 }) + cloud(c, W * 0.8, 60, 150, ink('snow'), 0.8);
  s +=
    massif(
      c,
      [
        [-20, 200],
        [W * 0.3, 108],
        [W * 0.44, 142],
        [W * 0.7, 92],
        [W + 20, 170],
      ],
      240,
      ink('slate', 0.45),
      {
        rough: 0.07,
      },
    ) +
    fill(
      `${soft([
        [-5, 220],
        [W * 0.25, 170],
        [W * 0.55, 208],
        [W * 0.8, 166],
        [W + 5, 196],
      ])}V${H}H-5Z`,
      ink('leaf', 0.3),
    );
  const house = (...sizes: [x: number, y: number, w: number, h: number, haze: number]) => {
    const t = sizes[4];
    const [x, y, w, h] = [Math.round(sizes[0]), Math.round(sizes[1]), Math.round(sizes[2]), Math.round(sizes[3])];

    const wall = ink(c.chance() < 0.75 ? 'snow' : 'ichu', t),
      rf = ink('teja', t * 0.9),
      rw = Math.round(h * 0.62),
      dir = c.chance() < 0.5 ? 1 : -1;
    const o =
      fill(
        poly([
          [x, y],
          [x + w, y],
          [x + w, y - h],
          [x, y - h],
        ]),
        dir * c.side > 0 ? wall : c.shade(wall, 0.26),
      ) +
      fill(
        poly([
          [x - 3, y - h + 3],
          [x + w + 3, y - h + 3],
          [x + w - 5 + dir * 4, y - h - rw],
          [x + 6 + dir * 4, y - h - rw],
        ]),
        dir * c.side > 0 ? rf : c.shade(rf, 0.22),
      ) +
      (t < (W > 600 ? 0.1 : 0.34)
        ? stroke(
            range(w / 9)
              .map((i) => `M${x + 6 + i * 9} ${y - h - rw + 3}l-3 ${rw}`)
              .join(''),
            c.shade(rf, 0.35),
            1,
          )
        : '') +
      stroke(`M${num(x + 5 + dir * 4)} ${num(y - h - rw)}h${num(w - 10)}`, c.lite(rf, 0.4), 1.8);
    return (
      o +
      fill(
        range(w / 16)
          .map((i) => box(x + 6 + i * 14, y - h + 7, 6, 8))
          .join(''),
        ink(c.chance() < 0.3 ? 'azul' : 'granite', t),
      )
    );
  };
  for (const j of range(4))
    for (const i of range(W / 38))
      if (W < 600 || (i + j) % 2)
        s += house(
          i * 40 + c.between(-8, 8) - 8,
          214 + j * 20 + Math.abs(i * 36 - W / 2) * -0.06 + c.between(-3, 3),
          c.between(30, 46) * (W > 600 ? 1.8 : 1),
          c.between(10, 14) + j,
          0.42 - j * 0.06,
        );
  for (const j of range(3))
    for (const i of range(W / 60 + 1)) {
      const x = i * 62 - 20 + j * 14;
      if (j < 2 && W > 600 && (!j || Math.abs(x - ox - 220) < 110)) continue;
      s += house(x, 330 + j * 34, 66, 26, 0.16 - j * 0.06);
      if (j === 2)
        s += fill(
          range(3)
            .map((q) => `M${x + 6 + q * 20} 398v-16a7 8 0 0 1 14 0v16Z`)
            .join(''),
          ink('granite', 0.1),
        );
    }
  const X = ox + 86,
    st = ink('piedra'),
    sd = c.shade(st, 0.34),
    hi = c.lite(st, 0.3),
    tw = (x: number) => {
      let o =
        plate(c, box(x, 196, 66, 204), st) +
        fill(box(l ? x + 42 : x, 196, 24, 204), sd) +
        fill(box(x - 6, 262, 78, 9) + box(x - 6, 190, 78, 9) + box(x - 4, 322, 74, 7), hi);
      for (const q of [10, 38]) o += fill(`M${x + q} 254V224a9 10 0 0 1 18 0v30Z`, ink('night'));
      o +=
        fill(box(x + 24, 284, 18, 26) + box(x + 26, 342, 14, 22), ink('night')) +
        fill(`M${x + 4} 190Q${x + 4} 152 ${x + 33} 146Q${x + 62} 152 ${x + 62} 190Z`, ink('teja')) +
        fill(
          l
            ? `M${x + 36} 147Q${x + 62} 152 ${x + 62} 190H${x + 42}Q${x + 46} 160 ${x + 36} 147Z`
            : `M${x + 30} 147Q${x + 4} 152 ${x + 4} 190H${x + 24}Q${x + 20} 160 ${x + 30} 147Z`,
          c.shade(ink('teja'), 0.35),
        ) +
        fill([0, 60].map((q) => `M${x + q - 2} 190V172l5 -10l5 10v18Z`).join(''), hi) +
        stroke(`M${x + 33} 146V124M${x + 26} 132H${x + 40}`, ink('granite'), 3);
      return o;
    };
  s +=
    tw(X) +
    tw(X + 206) +
    plate(c, box(X + 62, 282, 150, 118), st) +
    fill(`M${X + 62} 284L${X + 72} 262Q${X + 137} 222 ${X + 202} 262L${X + 212} 284Z`, st) +
    stroke(`M${X + 62} 284L${X + 72} 262Q${X + 137} 222 ${X + 202} 262L${X + 212} 284`, hi, 5) +
    fill(box(X + 62, 330, 150, 7), hi) +
    fill(`M${X + 112} 400V356a25 26 0 0 1 50 0v44Z`, ink('granite')) +
    stroke(`M${X + 108} 400V356a29 30 0 0 1 58 0v44`, hi, 5) +
    disc(X + 137, 296, 16, hi) +
    disc(X + 137, 296, 12, ink('night')) +
    fill([76, 92, 176, 192].map((q) => box(X + q, 337, 7, 63) + box(X + q, 286, 6, 44)).join(''), hi) +
    fill(box(X - 16, 398, 306, 8), hi) +
    fill(box(X - 26, 406, 326, 8), sd) +
    fill(box(0, 412, W, 90), ink('stone')) +
    stroke(
      range(70)
        .map(() => `M${num(c.between(0, W))} ${num(c.between(418, 446))}h${num(c.between(4, 12))}`)
        .join(''),
      ink('slate'),
      1.6,
    );
  for (const [x, y, q] of [
    [ox + 130, 432, 24],
    [ox + 148, 434, 22],
    [ox + 300, 430, 24],
    [ox + 212, 438, 26],
  ] as const)
    s += folk(x, y, q, ink(x % 2 ? 'magenta' : 'green'), ink('granite'));
  for (const i of range(W / 100 + 2)) s += house(i * 104 - 50 + c.between(-8, 8), 520 + (i % 2) * 12, 112, 34, 0);
  return s + spray(c, box(0, 410, W, 80), 'd', 'u', 0.4);
}
