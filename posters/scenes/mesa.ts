import type { Canvas } from '../ink/canvas.ts';
import { blob, clip, cut, spray } from '../ink/hand.ts';
import { bits, box, circle, disc, fill, num, oval, poly, range, ring, stroke } from '../ink/marks.ts';

type Dish = (c: Canvas, x: number, y: number) => string;

export function mesa(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const board = ink(['pacific', 'oxblood', 'ochre', 'deep'][c.own ? 0 : c.turn]!);
  const thread = ink(board === ink('oxblood') ? 'pacific' : 'oxblood');
  const dish = [ceviche, stew, fried, rice][c.own ? 0 : c.turn]!;
  let s = fill(box(0, 0, W, H), board);
  for (const i of range(W / 60 + 1)) s += fill(box(i * 60 - 20, 0, 30, H), c.lite(board, 0.3), 'opacity=".2"');
  s += spray(c, box(0, 0, W, H), 'l', 'd', 0.5) + cloth(c, ox, thread);
  if (W > 600)
    s +=
      bowl(c, ox - 190, 150, 92) +
      glass(c, ox - 60, 380) +
      bowl(c, ox + 560, 330, 84) +
      lime(c, ox - 250, 340, 32) +
      lime(c, ox + 600, 110, 34) +
      lime(c, ox - 320, 260, 26);
  s += plateUnder(c, ox + 196, 262) + dish(c, ox + 196, 262) + bowl(c, ox + 352, 96, 82) + glass(c, ox + 380, 330);
  for (const [dx, y, r] of [
    [58, 84, 30],
    [128, 56, 28],
    [44, 430, 32],
  ] as const)
    s += lime(c, ox + dx, y, r);
  return s + fork(c, ox + 350, 430);
}

const cast = (c: Canvas, d: string, opacity = 0.34): string =>
  fill(d, c.ink('ink'), `opacity="${opacity}" transform="translate(${-c.side * 16} 14)"`);

function cloth(c: Canvas, ox: number, thread: string): string {
  const shape = poly(
    cut(
      c,
      [
        [ox - 30, 120],
        [ox + 340, 20],
        [ox + 474, 470],
        [ox + 96, 560],
      ],
      2,
      40,
    ),
  );
  const frets = range(9).map((i) => fill(bits(c.motif, 4.4), thread, `transform="translate(${-70 + i * 68} 154)"`));
  const border = fill(box(-60, 136, 560, 12) + box(-60, 196, 560, 6) + box(-60, 520, 560, 12), thread);
  return (
    fill(shape, c.ink('bone')) +
    clip(c, shape, `<g transform="translate(${ox} 0) rotate(-15)">${border}${frets.join('')}</g>`)
  );
}

function plateUnder(c: Canvas, x: number, y: number): string {
  const { ink, side } = c;
  const well = ink(['foam', 'bone', 'sand', 'foam'][c.own ? 0 : c.turn]!);
  const rim = range(36).map((i) =>
    fill(
      bits(['.##', '##.', '#..'], 3),
      ink('azul'),
      `transform="translate(${x} ${y}) rotate(${i * 10}) translate(-4 -134)"`,
    ),
  );
  return (
    cast(c, circle(x, y, 146)) +
    disc(x, y, 146, c.shade(ink('bone'), 0.12)) +
    disc(x + side * 2, y - 2, 143, ink('bone')) +
    disc(x, y, 112, c.shade(well, 0.2)) +
    disc(x - side * 3, y + 3, 108, well) +
    rim.join('')
  );
}

const ceviche: Dish = (c, x, y) => {
  const { ink, side } = c;
  const leaf = (dx: number, dy: number, rx: number, ry: number): string =>
    range(3)
      .map((i) => blob(c, x + dx + i * 34, y + dy - i * 8, rx, ry, 13, 0.22))
      .join('');
  let s = fill(leaf(-68, -50, 42, 30), ink('leaf')) + fill(leaf(-66, -54, 30, 19), ink('lime'));
  for (const i of range(24)) {
    const angle = c.between(0, 6.28);
    const d = c.chance() ** 0.6 * 64;
    const px = x + Math.cos(angle) * d;
    const py = y + 10 + Math.sin(angle) * d * 0.8;
    const cube = cut(
      c,
      [
        [px - 19, py - 12],
        [px + 17, py - 14],
        [px + 20, py + 11],
        [px - 17, py + 13],
      ],
      4,
      30,
    );
    s +=
      fill(poly(cube.map(([a, b]) => [a - side * 3, b + 4])), ink('ochre'), 'opacity=".75"') +
      fill(ring(cube), ink(i % 4 ? 'bone' : 'sand'));
  }
  s += onions(c, x, y, 13);
  for (const i of range(3)) {
    const px = x + 76 - i * 7;
    const py = y - 26 + i * 32;
    s +=
      fill(blob(c, px - side * 3, py + 4, 31, 22, 9, 0.06), ink('clay')) +
      fill(blob(c, px, py, 30, 21, 9, 0.06), ink('ochre')) +
      stroke(`M${num(px - 16)} ${num(py - 6)}q12 -10 26 -2`, ink('yema'), 2.6);
  }
  return s + kernels(c, x - 78, y + 46);
};

const stew: Dish = (c, x, y) => {
  const { ink, side } = c;
  let s =
    disc(x, y, 106, ink('oxblood')) +
    disc(x, y, 98, ink('ochre')) +
    disc(x - side * 8, y + 6, 84, c.shade(ink('ochre'), 0.12));
  for (const i of range(44)) {
    const angle = c.between(0, 6.28);
    const d = c.chance() ** 0.6 * 80;
    s += oval(
      x + Math.cos(angle) * d,
      y + Math.sin(angle) * d,
      9,
      6,
      ink(['bone', 'sand', 'leaf', 'clay', 'wood', 'yema'][i % 6]!),
      `transform="rotate(${num(angle * 50)} ${num(x + Math.cos(angle) * d)} ${num(y + Math.sin(angle) * d)})"`,
    );
  }
  s +=
    fill(blob(c, x - 22, y - 12, 46, 30, 9, 0.14), ink('wood')) +
    fill(blob(c, x - 22 + side * 6, y - 18, 34, 18, 8, 0.14), ink('clay')) +
    stroke(`M${x - 56} ${y - 10}h-26M${x - 86} ${y - 16}v12`, ink('bone'), 8);
  s +=
    stroke(`M${x + 10} ${y + 40}q30 16 54 -4M${x - 46} ${y + 52}q20 12 40 2`, ink('lime'), 4) +
    disc(x + 46, y - 34, 16, ink('oxblood')) +
    disc(x + 46, y - 34, 10, ink('rosa'));
  return s;
};

const fried: Dish = (c, x, y) => {
  const { ink, side } = c;
  const body = `M${x - 92} ${y + 6}Q${x - 60} ${y - 56} ${x + 10} ${y - 50}Q${x + 56} ${y - 44} ${x + 72} ${y - 4}L${x + 106} ${y - 34}Q${x + 98} ${y + 4} ${x + 108} ${y + 36}L${x + 70} ${y + 10}Q${x + 46} ${y + 46} ${x + 4} ${y + 48}Q${x - 62} ${y + 52} ${x - 92} ${y + 6}Z`;
  const crust = ink('clay');
  const scales = range(28).map(() => `M${num(x + c.between(-40, 50))} ${num(y + c.between(-36, 34))}q7 5 0 11`);
  const yuca = range(5).map(
    (i) =>
      `<g transform="translate(${x - 50 + i * 26} ${y + 72 - Math.abs(i - 2) * 7}) rotate(${i * 16 - 40})">${fill(box(-26, -9, 52, 18), ink('bone'))}${fill(box(-26, 3, 52, 6), ink('yema'))}</g>`,
  );
  return (
    yuca.join('') +
    fill(body, c.shade(crust, 0.4), `transform="translate(${-side * 4} 6)"`) +
    fill(body, crust) +
    clip(
      c,
      body,
      fill(`M${x - 100} ${y - 60}H${x + 110}V${y - 6}Q${x} ${y - 22} ${x - 100} ${y}Z`, ink('ochre'), 'opacity=".7"') +
        stroke(scales.join(''), ink('wood'), 2.4),
    ) +
    stroke(
      `M${x - 52} ${y - 34}Q${x - 34} ${y} ${x - 52} ${y + 36}M${x - 10} ${y - 46}l10 34M${x + 18} ${y - 44}l10 32M${x + 44} ${y - 34}l6 24`,
      ink('wood'),
      3.4,
    ) +
    disc(x - 68, y - 6, 7, ink('bone')) +
    disc(x - 68, y - 6, 3.4, ink('ink')) +
    onions(c, x + 6, y - 70, 8)
  );
};

const rice: Dish = (c, x, y) => {
  const { ink, side } = c;
  const grains = range(120).map(() => {
    const angle = c.between(0, 6.28);
    const d = c.chance() ** 0.5 * 66;
    return `M${num(x - 26 + Math.cos(angle) * d)} ${num(y - 16 + Math.sin(angle) * d * 0.85)}l${num(c.between(-5, 5))} ${num(c.between(-5, 5))}`;
  });
  const leg = `M${x + 20} ${y + 30}Q${x + 24} ${y - 24} ${x + 66} ${y - 22}Q${x + 100} ${y - 4} ${x + 78} ${y + 36}Q${x + 50} ${y + 62} ${x + 20} ${y + 30}Z`;
  return (
    fill(blob(c, x - 26, y - 12, 76, 64, 12, 0.08), ink('leaf')) +
    stroke(grains.join(''), ink('lime'), 4) +
    stroke(grains.slice(0, 40).join(''), ink('deep'), 3) +
    range(9)
      .map(() =>
        disc(x - 26 + c.between(-50, 50), y - 16 + c.between(-40, 40), 5, ink(c.pick(['oxblood', 'ochre', 'yema']))),
      )
      .join('') +
    stroke(`M${x + 26} ${y + 36}L${x - 8} ${y + 66}`, ink('bone'), 10) +
    fill(leg, c.shade(ink('clay'), 0.4), `transform="translate(${-side * 4} 5)"`) +
    fill(leg, ink('clay')) +
    fill(blob(c, x + 58 + side * 6, y - 2, 22, 14, 8, 0.1), ink('ochre')) +
    range(3)
      .map(
        (i) =>
          fill(blob(c, x - 44 + i * 34, y + 74 - i * 4, 22, 11, 9, 0.06), ink('yema')) +
          stroke(`M${num(x - 56 + i * 34)} ${num(y + 74 - i * 4)}h22`, ink('clay'), 2.4),
      )
      .join('') +
    onions(c, x - 20, y - 66, 7)
  );
};

const onions = (c: Canvas, x: number, y: number, count: number): string =>
  range(count)
    .map(
      () =>
        `<g transform="translate(${num(x + c.between(-58, 56))} ${num(y + c.between(-30, 44))}) rotate(${num(c.between(-40, 40))})">${stroke('M-26 6Q0 -22 28 4', c.ink('oxblood'), 5)}${stroke('M-25 4Q0 -24 27 2', c.ink('rosa'), 2.4)}</g>`,
    )
    .join('');

const kernels = (c: Canvas, x: number, y: number): string =>
  range(20)
    .map((i) =>
      fill(
        blob(c, x + (i % 5) * 9 + c.between(-3, 3), y + Math.floor(i / 5) * 8 + c.between(-3, 3), 6, 5, 6, 0.2),
        c.ink(i % 3 ? 'yema' : 'bone'),
      ),
    )
    .join('');

function bowl(c: Canvas, x: number, y: number, r: number): string {
  const { ink, side } = c;
  const k = r / 82;
  let s =
    cast(c, circle(x, y, r)) +
    disc(x, y, r, ink('oxblood')) +
    disc(x + side * 2, y - 2, r - 3, ink('clay')) +
    disc(x, y, 66 * k, ink('oxblood')) +
    disc(x - side * 2, y + 3, 64 * k, ink('ochre'));
  for (const i of range(26)) {
    const angle = c.between(0, 6.28);
    const d = c.chance() ** 0.6 * 50 * k;
    const px = x + Math.cos(angle) * d;
    const py = y + Math.sin(angle) * d;
    s += oval(
      px,
      py,
      7 * k,
      4.6 * k,
      ink(['bone', 'sand', 'leaf', 'clay', 'wood'][i % 5]!),
      `transform="rotate(${num(angle * 40)} ${num(px)} ${num(py)})"`,
    );
  }
  return (
    s +
    stroke(
      `M${num(x - 40 * k)} ${num(y + 22 * k)}q${num(30 * k)} ${num(18 * k)} ${num(58 * k)} 2M${num(x - 20 * k)} ${num(y - 34 * k)}q${num(28 * k)} ${num(-12 * k)} ${num(46 * k)} 8`,
      ink('lime'),
      3,
    )
  );
}

const glass = (c: Canvas, x: number, y: number): string =>
  cast(c, circle(x, y, 46), 0.4) +
  disc(x, y, 46, c.ink('bone')) +
  disc(x, y, 40, c.ink('oxblood')) +
  disc(x - c.side * 2, y + 2, 36, c.ink(['morado', 'yema', 'morado', 'ochre'][c.own ? 0 : c.turn]!)) +
  stroke(`M${num(x - 22)} ${num(y - 14)}a28 28 0 0 1 26 -12`, c.ink('rosa'), 4);

const lime = (c: Canvas, x: number, y: number, r: number): string =>
  cast(c, circle(x, y, r)) +
  disc(x, y, r, c.ink('leaf')) +
  disc(x, y, r * 0.86, c.ink('bone')) +
  range(8)
    .map((i) =>
      fill(
        `M0 -3L${num(r * 0.26)} ${num(-r * 0.74)}A${num(r * 0.78)} ${num(r * 0.78)} 0 0 0 ${num(-r * 0.26)} ${num(-r * 0.74)}Z`,
        c.ink('lime'),
        `transform="translate(${num(x)} ${num(y)}) rotate(${i * 45 + 12})"`,
      ),
    )
    .join('');

const FORK = 'M-90 -4H20Q40 -18 62 -16L92 -15V-11H62V-7H92V-3H62V1H92V5L62 9Q40 10 20 2H-90Q-98 -1 -90 -4Z';

const fork = (c: Canvas, x: number, y: number): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(-38)">${fill(FORK, c.ink('ink'), 'opacity=".35" transform="translate(-6 14)"')}${fill(FORK, c.ink('wood'))}</g>`;
