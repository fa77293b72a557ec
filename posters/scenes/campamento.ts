import { LAMP } from '../ink/buildings.ts';
import { type Canvas, isDark, spaced } from '../ink/canvas.ts';
import { plate, spray } from '../ink/hand.ts';
import { land, massif, poplar, shrub } from '../ink/land.ts';
import { disc, fill, num, oval, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { mist, sky, stars, sunOrMoon } from '../ink/weather.ts';

export function campamento(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const x = ox + (c.side < 0 ? 236 : 208);
  let s =
    sky(c, { hz: 330, bands: 10, wave: 5 }) +
    (isDark(c) ? stars(c, 90, 220) : '') +
    sunOrMoon(c, ox + (c.side < 0 ? 86 : 358), 96, 32);
  s += massif(
    c,
    [
      [-40, 320],
      [W * 0.14, 212],
      [W * 0.3, 268],
      [W * 0.52, 132],
      [W * 0.66, 210],
      [W * 0.84, 164],
      [W + 40, 290],
    ],
    366,
    ink('azul', 0.34),
  );
  s +=
    massif(
      c,
      [
        [-30, 350],
        [W * 0.24, 286],
        [W * 0.44, 330],
        [W * 0.7, 270],
        [W + 30, 336],
      ],
      386,
      ink('morado', 0.3),
      { rough: 0.08 },
    ) + mist(c, 344, 22, 0.4);
  s += land(
    c,
    [
      [-5, 372],
      [W * 0.3, 360],
      [W * 0.62, 376],
      [W + 5, 362],
    ],
    ink('deep', 0.1),
  );
  for (const at of spaced(c, 34))
    s += poplar(
      c,
      at + c.between(-9, 9),
      384 + c.between(-5, 6),
      c.between(40, 84),
      ink('deep', 0.04),
      ink('leaf', 0.1),
    );
  s +=
    land(
      c,
      [
        [-5, 398],
        [W * 0.34, 386],
        [W * 0.7, 402],
        [W + 5, 390],
      ],
      ink('leaf', 0.05),
    ) +
    land(
      c,
      [
        [-5, 436],
        [W * 0.4, 424],
        [W * 0.75, 440],
        [W + 5, 428],
      ],
      ink('deep'),
    );
  s +=
    tent(c, x + c.side * 124, 412, 0.62, ink('pacific')) +
    tent(c, x, 440, 1.1, ink(['ochre', 'clay', 'yema', 'oxblood'][c.turn]!));
  const fire = x - c.side * 150;
  s += oval(fire, 452, 110, 22, LAMP.deep, 'opacity=".4"') + campfire(c, fire, 452);
  s +=
    folk(fire - 40, 456, 52, ink('ink'), ink('sand')) +
    folk(fire + 42, 456, 48, ink('oxblood')) +
    folk(fire + 62, 458, 38, ink('night'));
  for (const at of spaced(c, 76))
    s += shrub(c, at + c.between(-16, 16), H - 2, c.between(16, 30), ink('ink'), ink('deep'));
  return s + spray(c, `M0 400H${W}V${H}H0Z`, 'd', 'u', 0.5);
}

function tent(c: Canvas, x: number, y: number, k: number, cloth: string): string {
  const lit = isDark(c);
  const at = (dx: number, dy: number): [number, number] => [x + dx * k * -c.side, y + dy * k];
  const body = poly([at(-96, 0), at(-28, -104), at(88, -92), at(128, 0)]);
  const front = poly([at(-96, 0), at(-28, -104), at(34, 0)]);
  const door = poly([at(-62, 0), at(-27, -78), at(6, 0)]);
  const ropes = [
    [at(-28, -104), at(-124, 6)],
    [at(88, -92), at(154, 4)],
  ] as const;
  return (
    oval(x, y + 2, 130 * k, 10 * k, c.ink('ink'), 'opacity=".4"') +
    stroke(ropes.map(([a, b]) => `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`).join(''), c.ink('bone'), 1.6) +
    plate(c, body, c.shade(cloth, 0.3), c.lite(cloth, 0.5)) +
    fill(front, lit ? LAMP.glow : cloth) +
    fill(door, lit ? LAMP.bright : c.shade(cloth, 0.55)) +
    fill(poly([at(-62, 0), at(-27, -78), at(-38, 0)]), lit ? LAMP.deep : c.lite(cloth, 0.2)) +
    stroke(`M${at(30, -97).join(' ')}L${at(78, 0).join(' ')}`, c.shade(cloth, 0.5), 2.4)
  );
}

function campfire(c: Canvas, x: number, y: number): string {
  const flame = (k: number): string =>
    `M${num(x - 18 * k)} ${y}Q${num(x - 26 * k)} ${num(y - 24 * k)} ${num(x - 6 * k)} ${num(y - 40 * k)}Q${num(x - 2 * k)} ${num(y - 54 * k)} ${num(x + 4 * k)} ${num(y - 62 * k)}Q${num(x + 6 * k)} ${num(y - 42 * k)} ${num(x + 18 * k)} ${num(y - 30 * k)}Q${num(x + 24 * k)} ${num(y - 10 * k)} ${num(x + 16 * k)} ${y}Z`;
  const sparks = range(12).map(() =>
    disc(x + c.between(-26, 26), y - c.between(50, 116), c.between(0.8, 1.8), LAMP.glow),
  );
  return (
    disc(x, y - 22, 54, LAMP.deep, 'opacity=".22"') +
    fill(flame(1), '#E0602A') +
    fill(flame(0.68), LAMP.deep) +
    fill(flame(0.38), LAMP.bright) +
    stroke(`M${x - 26} ${y + 2}L${x + 24} ${y - 8}M${x + 26} ${y + 2}L${x - 24} ${y - 8}`, c.ink('wood'), 8) +
    sparks.join('')
  );
}
