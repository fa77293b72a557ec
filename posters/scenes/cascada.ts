import { type Canvas, spaced } from '../ink/canvas.ts';
import { blob, clip, crag, plate, spray } from '../ink/hand.ts';
import { massif, shrub, tree } from '../ink/land.ts';
import { disc, fill, num, type Point, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { birds, mist, sky } from '../ink/weather.ts';

export function cascada(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const x = ox + (c.side < 0 ? 206 : 238);
  const rock = ink(c.turn % 2 ? 'stone' : 'wood', 0.08);
  let s = sky(c, { hz: 150, bands: 6 });
  s += massif(
    c,
    [
      [-40, 150],
      [W * 0.24, 60],
      [W * 0.44, 116],
      [W * 0.7, 40],
      [W + 40, 110],
    ],
    220,
    ink('azul', 0.45),
    { shade: ink('morado', 0.5) },
  );
  s += wall(c, x, rock) + mist(c, 128, 18, 0.35);
  s += fall(c, x, 132, 268, 30) + fall(c, x + c.side * 26, 268, 404, 54);
  const ledge = blob(c, x + c.side * 14, 272, 84, 13, 9, 0.14);
  s +=
    fill(ledge, c.shade(rock, 0.35)) +
    stroke(
      range(9)
        .map((i) => `M${num(x - 44 + i * 11)} 268q6 -8 12 0`)
        .join(''),
      ink('bone'),
      3,
    );
  s +=
    fill(`M0 402Q${W / 2} 384 ${W} 400V${H}H0Z`, ink('pacific')) +
    fill(
      `M${num(x - 200)} 420Q${num(x)} 396 ${num(x + 200)} 420Q${num(x)} 446 ${num(x - 200)} 420Z`,
      ink('foam'),
      'opacity=".7"',
    );
  s += range(24)
    .map(() =>
      disc(x + c.side * 26 + c.between(-70, 70), 402 + c.between(-12, 8), c.between(3, 9), ink('bone'), 'opacity=".8"'),
    )
    .join('');
  s += stroke(
    range(16)
      .map(() => `M${num(c.between(0, W))} ${num(c.between(424, 480))}q14 -4 ${num(c.between(20, 40))} 0`)
      .join(''),
    ink('foam'),
    2.4,
  );
  const rocks: readonly (readonly [number, number, number])[] = [
    [-150, 432, 42],
    [-104, 446, 26],
    [148, 438, 38],
    [190, 456, 30],
    [102, 456, 18],
  ];
  for (const [dx, y, size] of rocks) {
    const d = blob(c, x + dx, y, size, size * 0.6, 9, 0.12);
    s +=
      plate(c, d, rock) +
      clip(
        c,
        d,
        fill(blob(c, x + dx - c.side * size * 0.4, y + size * 0.3, size * 0.8, size * 0.5, 8, 0.1), c.shade(rock, 0.4)),
      );
  }
  s += folk(x - 144, 414, 58, ink('oxblood'), ink('sand')) + folk(x - 118, 424, 52, ink('night'));
  for (const v of [-20, 60, W - 50, W + 16]) s += fern(c, v, H + 4, 110);
  return s + birds(c, ox + 80, 84, 4, 8, ink('ink')) + spray(c, `M0 402H${W}V${H}H0Z`, 'd', 'u', 0.4);
}

function wall(c: Canvas, x: number, rock: string): string {
  const { W, ink } = c;
  const side = (dir: -1 | 1): string => {
    const far = dir < 0 ? -40 : W + 40;
    const edge = crag(
      c,
      [
        [x + dir * 16, 126],
        [x + dir * 40, 190],
        [x + dir * 22, 262],
        [x + dir * 76, 290],
        [x + dir * 62, 410],
      ],
      0.09,
      3,
    );
    const body = poly([[far, 70], [x + dir * 130, 96], ...edge, [far, 420]]);
    const lit = dir === c.side ? c.shade(rock, 0.28) : rock;
    const strata = range(15).map(() => {
      const sx = x + dir * c.between(20, Math.max(240, W / 2));
      const sy = c.between(120, 390);
      return poly([
        [sx, sy],
        [sx + dir * c.between(20, 60), sy - 6],
        [sx + dir * c.between(14, 40), sy + c.between(14, 44)],
      ]);
    });
    const green = range(9).map(() =>
      blob(
        c,
        x + dir * c.between(70, Math.max(230, W / 2)),
        c.between(90, 380),
        c.between(14, 40),
        c.between(6, 16),
        8,
        0.3,
      ),
    );
    return (
      plate(c, body, lit) +
      clip(
        c,
        body,
        fill(strata.join(''), c.shade(rock, 0.5), 'opacity=".6"') +
          fill(green.join(''), ink('leaf')) +
          spray(c, body, 'l', 'd', 0.5),
      )
    );
  };
  const trees = spaced(c, 58).map((at) =>
    Math.abs(at - x) > 40
      ? tree(c, at, 104 + c.between(-8, 10), c.between(36, 62), ink('wood'), ink('deep', 0.1), ink('leaf'))
      : '',
  );
  return (
    fill(`M0 104H${W}V410H0Z`, c.shade(rock, 0.5)) +
    trees.join('') +
    side(-1) +
    side(1) +
    range(8)
      .map(() => shrub(c, x + c.pick([-1, 1]) * c.between(60, 200), c.between(398, 410), 20, ink('deep'), ink('lime')))
      .join('')
  );
}

function fall(c: Canvas, x: number, top: number, foot: number, w: number): string {
  const left = range(7).map((i): Point => [x - w * (0.55 + i * 0.07) + c.between(-2, 2), top + ((foot - top) * i) / 6]);
  const right = range(7)
    .map((i): Point => [x + w * (0.55 + i * 0.07) + c.between(-2, 2), top + ((foot - top) * i) / 6])
    .reverse();
  const body = `${soft(left)}${soft(right, 'L')}Z`;
  const threads = range(13).map(() => {
    const sx = x + c.between(-w, w) * 0.8;
    return `M${num(sx)} ${num(c.between(top, top + 30))}Q${num(sx + c.between(-3, 3))} ${num((top + foot) / 2)} ${num(sx + c.between(-5, 5))} ${num(foot - c.between(0, 30))}`;
  });
  return (
    plate(c, body, c.ink('foam')) +
    clip(
      c,
      body,
      stroke(threads.join(''), c.ink('bone'), 4) + stroke(threads.slice(0, 5).join(''), c.ink('pacific', 0.2), 1.6),
    )
  );
}

const fern = (c: Canvas, x: number, y: number, size: number): string =>
  range(6)
    .map((i) => {
      const angle = -2.6 + i * 0.42;
      const tip: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size];
      const mid: Point = [x + Math.cos(angle) * size * 0.4, y + Math.sin(angle) * size * 0.75];
      const leaf = `M${num(x)} ${num(y)}Q${num(mid[0] - 9)} ${num(mid[1])} ${num(tip[0])} ${num(tip[1])}Q${num(mid[0] + 12)} ${num(mid[1] + 8)} ${num(x)} ${num(y)}Z`;
      return (
        fill(leaf, c.ink(i % 2 ? 'deep' : 'leaf')) +
        stroke(`M${num(x)} ${num(y)}Q${num(mid[0])} ${num(mid[1])} ${num(tip[0])} ${num(tip[1])}`, c.ink('lime'), 1.2)
      );
    })
    .join('');
