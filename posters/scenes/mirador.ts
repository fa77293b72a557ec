import { LAMP } from '../ink/buildings.ts';
import { type Canvas, isDark, spaced } from '../ink/canvas.ts';
import { cut, plate, spray } from '../ink/hand.ts';
import { foam, glint, massif, sea, tree } from '../ink/land.ts';
import { box, disc, fill, num, oval, poly, range } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { birds, cloud, mist, sky, stars, sunOrMoon } from '../ink/weather.ts';

export function mirador(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const across = (v: number): number => (c.side < 0 ? ox + v : ox + 444 - v);
  const view = (c.turn + (c.own ? 0 : 1)) % 3;
  let s =
    sky(c, { hz: 270, bands: 10, at: [across(320), 200], wave: 5 }) +
    (isDark(c) ? stars(c, 50, 150) : cloud(c, across(110), 84, 170, ink('bone'), 0.75));
  s += sunOrMoon(c, across(316), 150, 48);
  s += massif(
    c,
    [
      [-40, 270],
      [W * 0.16, 206],
      [W * 0.34, 240],
      [W * 0.54, 158],
      [W * 0.72, 230],
      [W * 0.88, 190],
      [W + 40, 244],
    ],
    300,
    ink('azul', 0.5),
    { shade: ink('morado', 0.55) },
  );
  if (view === 0) s += town(c);
  else if (view === 1 && c.coast)
    s +=
      sea(c, 268, 400, [ink('pacific', 0.4), ink('pacific', 0.1), ink('foam', 0.1)], 6) +
      glint(c, across(316), 274, 380, 30, 110, c.light.sun, 18) +
      foam(c, 0, 376, W, 20 * (W / 444), ink('bone'), 2.4);
  else s += valley(c);
  s += mist(c, 272, 16, 0.4);
  const stone = ink(c.turn % 2 ? 'adobe' : 'stone');
  s +=
    fill(box(-5, 408, W + 10, 90), c.shade(stone, 0.2)) +
    fill(
      poly([
        [-5, 446],
        [W + 5, 446],
        [W + 5, H + 4],
        [-5, H + 4],
      ]),
      ink('sand'),
    );
  const blocks = spaced(c, 46).map((at) =>
    poly(
      cut(
        c,
        [
          [at - 20, 408],
          [at + 22, 408],
          [at + 22, 446],
          [at - 20, 446],
        ],
        1.2,
      ),
    ),
  );
  s +=
    fill(blocks.join(''), stone) +
    plate(
      c,
      poly(
        cut(
          c,
          [
            [-5, 392],
            [W + 5, 392],
            [W + 5, 410],
            [-5, 410],
          ],
          1,
        ),
      ),
      c.lite(stone, 0.25),
    );
  s += spyglass(c, across(96), 448);
  const leaning: readonly (readonly [number, number, string])[] = [
    [232, 108, 'oxblood'],
    [274, 102, 'night'],
    [350, 78, 'azul'],
  ];
  for (const [v, size, name] of leaning)
    s +=
      fill(
        poly([
          [across(v) - 8, 470],
          [across(v) + 8, 470],
          [across(v) - c.side * 60, 488],
          [across(v) - c.side * 76, 488],
        ]),
        c.shade(ink('sand'), 0.4),
        'opacity=".6"',
      ) + folk(across(v), 472, size, ink(name), ink('bone'));
  return (
    s + birds(c, across(180), 110, 6, 9, ink(isDark(c) ? 'bone' : 'ink')) + spray(c, box(0, 392, W, 100), 'd', 'u', 0.5)
  );
}

function town(c: Canvas): string {
  const { W, ink } = c;
  let s = fill(box(0, 284, W, 140), ink('leaf', 0.3));
  for (const row of range(5))
    for (const at of spaced(c, 38)) {
      const depth = 0.42 - row * 0.08;
      const k = W > 600 ? 1.7 : 1;
      const x = at - 20 + c.between(-8, 8) + (row % 2) * 18;
      const y = 306 + row * 24;
      const w = (24 + row * 5 + c.between(0, 10)) * k;
      const h = 10 + row * 2.5;
      const wall = ink(c.pick(['bone', 'sand', 'yema', 'adobe', 'azul', 'rosa']), depth);
      const windows = range(2).map((k) => box(x + 5 + k * (w / 2), y - h * 0.7, 4 + row * 0.6, h * 0.4));
      s +=
        fill(box(x, y - h, w, h + 8), wall) +
        fill(
          poly([
            [x - 3, y - h],
            [x + w + 3, y - h],
            [x + w - 4, y - h * 1.7],
            [x + 4, y - h * 1.7],
          ]),
          ink('clay', depth),
        ) +
        fill(windows.join(''), isDark(c) ? LAMP.glow : ink('night', depth));
      if (c.chance() < 0.12)
        s += tree(c, x + w, y + 4, 26 + row * 4, ink('wood', depth), ink('leaf', depth), ink('lime', depth));
    }
  const x = c.ox + 150;
  const bone = ink('bone', 0.08);
  return (
    s +
    [0, 44]
      .map(
        (dx) =>
          fill(box(x + dx, 262, 18, 74), bone) +
          fill(`M${x + dx} 262q0 -18 9 -20q9 2 9 20Z`, ink('clay', 0.1)) +
          fill(box(x + dx + 6, 272, 6, 12), ink('night', 0.2)),
      )
      .join('') +
    fill(box(x + 16, 292, 32, 44), bone)
  );
}

function valley(c: Canvas): string {
  const { W, ink } = c;
  let s = fill(box(0, 284, W, 140), ink('leaf', 0.2));
  for (const row of range(5))
    for (const i of range(7)) {
      const y = 286 + row * row * 4 + row * 8;
      const h = 9 + row * 8;
      const at = (k: number, yy: number): number => W / 2 + (k - 3.5) * (W * 0.2 + (yy - 284) * 2.2);
      const tone = ink(['lime', 'leaf', 'yema', 'deep', 'ochre'][(i * 2 + row * 3 + c.turn) % 5]!, 0.34 - row * 0.07);
      s += fill(
        poly([
          [at(i, y), y],
          [at(i + 0.94, y), y],
          [at(i + 0.94, y + h), y + h],
          [at(i, y + h), y + h],
        ]),
        tone,
      );
    }
  return (
    s +
    fill(
      `M${num(W * 0.46)} 284Q${num(W * 0.4)} 310 ${num(W * 0.56)} 330Q${num(W * 0.7)} 356 ${num(W * 0.5)} 410H${num(W * 0.66)}Q${num(W * 0.8)} 352 ${num(W * 0.6)} 326Q${num(W * 0.45)} 308 ${num(W * 0.48)} 284Z`,
      ink('foam', 0.05),
    )
  );
}

const spyglass = (c: Canvas, x: number, y: number): string =>
  fill(
    poly([
      [x - 6, y - 76],
      [x + 6, y - 76],
      [x + 14, y + 16],
      [x - 14, y + 16],
    ]),
    c.ink('ink'),
  ) +
  oval(x, y + 18, 30, 7, c.ink('ink')) +
  `<g transform="rotate(${c.side * 10} ${num(x)} ${y - 86})">${plate(c, box(x - 40, y - 102, 80, 32), c.ink('azul'))}${fill(box(x + (c.side < 0 ? 34 : -50), y - 106, 16, 40), c.ink('night'))}${disc(x, y - 86, 7, c.ink('ochre'))}</g>`;
