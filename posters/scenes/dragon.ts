import type { Canvas } from '../ink/canvas.ts';
import { cut, plate, spray } from '../ink/hand.ts';
import { box, disc, fill, HOLES, num, place, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { cloud, sky } from '../ink/weather.ts';

export function dragon(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const clay = ink('adobe');
  const relief = c.lite(clay, 0.42);
  const deep = c.shade(clay, 0.42);
  let s = sky(c, { hz: 120, bands: 5 }) + cloud(c, ox + (c.side < 0 ? 330 : 110), 54, 150, ink('bone'), 0.85);
  s += plate(
    c,
    poly(
      cut(
        c,
        [
          [-10, 96],
          [W * 0.3, 88],
          [W * 0.52, 98],
          [W * 0.8, 86],
          [W + 10, 96],
          [W + 10, 436],
          [-10, 436],
        ],
        2.4,
        20,
      ),
    ),
    clay,
  );
  s +=
    fill(box(-5, 112, W + 10, 12) + box(-5, 388, W + 10, 14), relief) +
    fill(box(-5, 124, W + 10, 5) + box(-5, 402, W + 10, 5), deep);
  const cells = Math.ceil(W / 232) + 2;
  for (const i of range(cells)) {
    const x = ox + 222 + (i - Math.floor(cells / 2)) * 232;
    s += panel(c, x, relief, deep, i + c.turn);
  }
  s += spray(c, box(0, 96, W, 340), 'd', 'u', 0.7) + spray(c, box(0, 96, W, 340), 'l', 'd', 0.4);
  s += fill(
    poly([
      [-5, 96],
      [W + 5, 90],
      [W + 5, 116],
      [-5, 150],
    ]),
    ink('ink'),
    'opacity=".2"',
  );
  s += fill(box(-5, 420, W + 10, 80), ink('sand')) + fill(box(-5, 420, W + 10, 8), deep);
  for (const [dx, size, name] of [
    [-128, 86, 'oxblood'],
    [-92, 80, 'night'],
    [152, 92, 'ink'],
  ] as const)
    s +=
      fill(
        poly([
          [ox + 222 + dx - 6, 470],
          [ox + 222 + dx + 6, 470],
          [ox + 222 + dx - c.side * 64, 486],
          [ox + 222 + dx - c.side * 76, 482],
        ]),
        deep,
        'opacity=".6"',
      ) + folk(ox + 222 + dx, 472, size, ink(name), ink('bone'));
  return s + spray(c, box(0, 424, W, H - 424), 'd', 'u', 0.5);
}

function panel(_c: Canvas, x: number, relief: string, deep: string, variant: number): string {
  const arc = (r: number): string => `M${num(x - r)} 352V${num(282)}A${r} ${r} 0 0 1 ${num(x + r)} 282V352`;
  const scales = range(13).map((i) => {
    const angle = Math.PI * (i / 12);
    return poly([
      [x - Math.cos(angle) * 82 - 5, 282 - Math.sin(angle) * 82],
      [x - Math.cos(angle) * 82, 282 - Math.sin(angle) * 82 - 7],
      [x - Math.cos(angle) * 82 + 5, 282 - Math.sin(angle) * 82],
      [x - Math.cos(angle) * 82, 282 - Math.sin(angle) * 82 + 7],
    ]);
  });
  const crest = range(11).map((i) => {
    const angle = Math.PI * (0.06 + (i / 10) * 0.88);
    const at = (r: number, turn: number): string =>
      `${num(x - Math.cos(angle + turn) * r)} ${num(282 - Math.sin(angle + turn) * r)}`;
    return `M${at(100, -0.1)}L${at(122, -0.04)}L${at(114, 0.05)}L${at(100, 0.1)}Z`;
  });
  const head = (dir: number): string =>
    place(
      x + dir * 82,
      352,
      fill('M-20 -6H20V16Q20 34 2 36H-26V22H-8V14H-26V2Z', relief) +
        disc(6, 8, 5, deep) +
        fill('M-22 24h4v6h-4ZM-14 24h4v6h-4Z', deep),
      1,
      -dir,
    );
  return (
    `<g transform="translate(0 6)" opacity=".8">${stroke(arc(82), deep, 40)}${fill(crest.join(''), deep)}</g>` +
    stroke(arc(82), relief, 36) +
    fill(crest.join(''), relief) +
    fill(scales.join(''), deep) +
    stroke(arc(66), deep, 2.4) +
    stroke(arc(98), deep, 2.4) +
    head(-1) +
    head(1) +
    dancer(x - 24, 366, relief, deep, 1) +
    dancer(x + 24, 366, relief, deep, -1) +
    glyphs(x + 116, relief, deep, variant)
  );
}

const dancer = (x: number, y: number, relief: string, deep: string, facing: number): string =>
  place(
    x,
    y,
    fill('M-12 0V-16H-8V-40H-16V-52H-6V-62H-12V-78L-4 -92H10L16 -78V-66H8V-52H18V-30H12V-16H16V0H4V-16H-2V0Z', relief) +
      fill('M0 -80H6V-74H0ZM-6 -46H10V-42H-6ZM-6 -34H10V-30H-6Z', deep) +
      stroke('M18 -40H26V-78', relief, 4),
    1,
    facing,
  );

const glyphs = (x: number, relief: string, deep: string, variant: number): string =>
  range(4)
    .map((i) => {
      const y = 150 + i * 60;
      const bird = `M${x - 20} ${y + 30}V${y + 10}L${x - 8} ${y}H${x + 12}V${y + 10}H${x + 24}V${y + 18}H${x + 8}V${y + 30}H${x + 18}V${y + 40}H${x - 10}V${y + 30}Z${box(x, y + 6, 5, 5)}`;
      const rhomb =
        poly([
          [x, y],
          [x + 24, y + 20],
          [x, y + 40],
          [x - 24, y + 20],
        ]) +
        poly([
          [x, y + 11],
          [x + 11, y + 20],
          [x, y + 29],
          [x - 11, y + 20],
        ]);
      const d = (i + variant) % 2 ? bird : rhomb;
      return fill(d, deep, `${HOLES} transform="translate(0 4)" opacity=".7"`) + fill(d, relief, HOLES);
    })
    .join('');
