import { adobeMass } from '../ink/adobe.ts';
import { type Canvas, isDark } from '../ink/canvas.ts';
import { clip, plate, spray } from '../ink/hand.ts';
import { foam, glint, massif, sea, shrub } from '../ink/land.ts';
import { box, fill, num, type Point, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk, rider } from '../ink/people.ts';
import { birds, mist, quietSide, sky, stars, sun } from '../ink/weather.ts';

const HORIZON = 306;

/** The page shows text over the left part of the sky, which is therefore plain. */
export function portadaTrujillo(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const centre = ox + 40;
  let s = sky(c, { hz: HORIZON, at: [centre, 190], bands: 10 }) + (isDark(c) ? stars(c, 120, 220) : '');
  if (isDark(c)) s += quietSide(c, HORIZON);
  s += sun(c, centre, 190, 58, c.hour === 'night' ? 'disc' : 'halo');
  s += massif(
    c,
    [
      [W * 0.3, 306],
      [W * 0.4, 276],
      [W * 0.47, 292],
      [W * 0.56, 252],
      [W * 0.66, 290],
      [W * 0.8, 240],
      [W * 0.92, 284],
      [W + 40, 246],
    ],
    HORIZON + 6,
    ink('clay', 0.62),
    { rough: 0.06 },
  );
  s +=
    sea(c, HORIZON, 412, [ink('pacific', 0.35), ink('pacific', 0.1), ink('pacific')], 6) +
    glint(c, centre, HORIZON + 4, 346, 30, 120, c.light.sun, 12);
  s += foam(c, 0, 344, W * 0.6, 16, ink('bone'), 2) + rider(c, 300, 350, 0.66) + rider(c, 372, 336, 0.4);
  s +=
    fill(
      `M${W + 6} 300Q${W * 0.72} 296 ${W * 0.52} 322Q${W * 0.36} 344 ${W * 0.26} 372Q${W * 0.12} 396 -6 400V${H + 6}H${W + 6}Z`,
      ink('bone'),
    ) +
    fill(
      `M${W + 6} 304Q${W * 0.72} 300 ${W * 0.53} 328Q${W * 0.37} 350 ${W * 0.27} 380Q${W * 0.13} 404 -6 408V${H + 6}H${W + 6}Z`,
      ink('sand', 0.05),
    );
  s += hill(c, ox);
  s += fill(
    `${soft([
      [W * 0.34, 366],
      [W * 0.5, 346],
      [W * 0.7, 352],
      [W + 6, 340],
    ])}V${H + 6}H${num(W * 0.2)}Z`,
    ink('ochre', 0.22),
  );
  s +=
    adobeMass(c, ox + 236, 388, { tiers: 5, wl: 168, wr: 190, th: 31, col: ink('adobe'), set: 0.13, setR: 1.3 }) +
    murals(c, ox + 236);
  for (const i of range(4))
    s += folk(ox + 150 + i * 15, 402 + (i % 2) * 3, 17, ink(i % 2 ? 'night' : 'oxblood'), ink('bone'));
  s += fields(c, ox) + shore(c);
  return (
    s +
    birds(c, ox - 70, 92, 6, 9, ink(isDark(c) ? 'bone' : 'oxblood', 0.2)) +
    spray(c, box(0, 380, W, 112), 'd', 'u', 0.5)
  );
}

const hill = (c: Canvas, ox: number): string =>
  massif(
    c,
    [
      [ox + 20, 366],
      [ox + 110, 300],
      [ox + 176, 214],
      [ox + 206, 208],
      [ox + 286, 88],
      [ox + 318, 122],
      [ox + 372, 150],
      [ox + 430, 246],
      [ox + 520, 300],
    ],
    372,
    c.ink('clay', 0.14),
    { rough: 0.08, shade: c.ink('oxblood', 0.2), lite: c.ink('adobe', 0.1) },
  ) + mist(c, 350, 14, 0.18);

function murals(c: Canvas, x: number): string {
  const tones = ['oxblood', 'bone', 'yema'].map((name) => c.ink(name));
  const widths = c.side < 0 ? [152, 124, 98, 76] : [170, 132, 98, 70];
  return widths
    .map((width, tier) => {
      const y = 372 - tier * 30.5;
      const row = range((width - 14) / 17).map((i) => {
        const px = x + c.side * (14 + i * 17);
        return poly([
          [px, y - 7],
          [px + 5, y],
          [px, y + 7],
          [px - 5, y],
        ]);
      });
      return fill(row.join(''), tones[tier % 3]!, 'opacity=".8"');
    })
    .join('');
}

function fields(c: Canvas, ox: number): string {
  const { W, H, ink } = c;
  let s = '';
  for (const [i, top] of [404, 424, 450].entries()) {
    const edge: Point[] = [
      [W * 0.24 - i * 30, top + 26],
      [W * 0.42, top + 4],
      [W * 0.64, top + 10],
      [W + 6, top - 4],
    ];
    const d = `${soft(edge)}V${H + 6}H${num(W * 0.16)}Z`;
    s += fill(d, ink(['lime', 'leaf', 'deep'][i]!, 0.1 - i * 0.04));
    s += clip(
      c,
      d,
      stroke(
        range(46)
          .map(
            (k) =>
              `M${num(k * 27 - 20)} ${H + 10}Q${num(k * 25 + 40)} ${top + 40} ${num(ox - 60 + k * 15)} ${top - 10}`,
          )
          .join(''),
        ink(['leaf', 'lime', 'leaf'][i]!, 0.05),
        2.4,
      ),
    );
  }
  const river = `M${W + 6} 414Q${W * 0.8} 438 ${W * 0.62} 430Q${W * 0.46} 424 ${W * 0.36} 446Q${W * 0.3} 462 ${W * 0.18} ${H + 8}H${W * 0.27}Q${W * 0.38} 462 ${W * 0.47} 440Q${W * 0.6} 440 ${W * 0.72} 452Q${W * 0.88} 458 ${W + 6} 430Z`;
  s +=
    fill(river, ink('foam')) +
    fill(river, ink('pacific'), 'opacity=".45"') +
    stroke(`M${W} 422Q${W * 0.8} 446 ${W * 0.62} 436Q${W * 0.46} 432 ${W * 0.37} 454`, ink('bone'), 2, 'opacity=".7"');
  for (const i of range(14))
    s += shrub(
      c,
      ox - 120 + i * 52 + c.between(-12, 12),
      484 + c.between(-6, 6),
      c.between(12, 24),
      ink('deep'),
      ink('leaf'),
    );
  return s;
}

function shore(c: Canvas): string {
  const { H, ink } = c;
  const sand = `M-6 424Q110 420 196 454Q256 476 290 ${H + 8}H-6Z`;
  const boat = (x: number, y: number, h: number): string => {
    const w = h * 0.11;
    const at = (v: number, k: number): Point => [
      x + h * 0.14 * v ** 2.4 + k * w * Math.min(1, (1 - v) ** 0.6 * 1.15),
      y - h * v,
    ];
    const steps = range(9).map((i) => i / 8);
    const body = `${soft(steps.map((v) => at(v, -1)))}${soft(
      [...steps].reverse().map((v) => at(v, 1)),
      'L',
    )}Q${num(x)} ${num(y + w * 0.6)} ${num(x - w)} ${num(y)}Z`;
    const shade = `${soft(steps.map((v) => at(v, 0)))}${soft(
      [...steps].reverse().map((v) => at(v, c.side)),
      'L',
    )}Z`;
    const cords = [0.1, 0.24, 0.38, 0.52, 0.66, 0.8].map(
      (v) => `M${at(v, -1).map(num).join(' ')}q${num(w * (1 - v))} ${num(w * 0.5)} ${num(2 * w * (1 - v) ** 0.6)} 0`,
    );
    return (
      fill(
        poly([
          [x - w, y],
          [x + w, y + 3],
          [x - c.side * h * 0.6, y + h * 0.09],
          [x - c.side * h * 0.74, y + h * 0.06],
        ]),
        ink('clay'),
        'opacity=".4"',
      ) +
      plate(c, body, ink('ochre')) +
      clip(
        c,
        body,
        fill(c.side < 0 ? body : shade, ink('ochre')) +
          fill(
            `${soft(steps.map((v) => at(v, 0)))}${soft(
              [...steps].reverse().map((v) => at(v, -c.side)),
              'L',
            )}Z`,
            ink('clay'),
          ) +
          stroke(cords.join(''), ink('oxblood'), 3),
      )
    );
  };
  return (
    fill(sand, ink('sand')) +
    stroke(`M-6 424Q110 420 196 454Q256 476 290 ${H + 8}`, ink('bone'), 5) +
    boat(64, 478, 120) +
    boat(112, 484, 138) +
    boat(164, 490, 116) +
    folk(208, 486, 30, ink('night'), ink('bone')) +
    folk(224, 488, 28, ink('oxblood'))
  );
}
