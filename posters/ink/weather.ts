import { type Canvas, isDark } from './canvas.ts';
import { mix, ramp } from './colour.ts';
import { spray } from './hand.ts';
import { box, disc, fill, line, num, type Point, poly, range, soft, stroke } from './marks.ts';

export interface SkyOptions {
  hz?: number;
  bands?: number;
  at?: Point;
  pow?: number;
  wave?: number;
  tilt?: number;
}

function arcs(c: Canvas, [x, y]: Point, hz: number, count: number, pow: number): string {
  const reach = Math.hypot(Math.max(x, c.W - x), Math.max(y, hz - y));
  return range(count)
    .map((i) => disc(x, y, reach * (1 - (i + 1) / (count + 1)) ** pow, ramp(c.light.sky, (i + 1) / count)))
    .join('');
}

function bands(c: Canvas, hz: number, count: number, pow: number, wave: number, tilt: number): string {
  return range(count)
    .map((i) => {
      const y = hz * ((i + 1) / (count + 1)) ** pow;
      const edge = range(9).map((k): Point => [(k / 8) * c.W, y + c.between(-wave, wave) + tilt * (k / 8 - 0.5)]);
      return fill(`${soft(edge)}V${num(c.H)}H0Z`, ramp(c.light.sky, (i + 1) / count));
    })
    .join('');
}

function rays(c: Canvas, [x, y]: Point, count: number): string {
  const reach = c.W + c.H;
  const turn = c.between(0, 0.3);
  const wedges = range(count).map((i) => {
    const from = (i / count) * 6.283 + turn;
    const to = from + 3.1 / count;
    return poly([
      [x, y],
      [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
      [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
    ]);
  });
  return fill(wedges.join(''), c.light.sun, 'opacity=".17"');
}

export function sky(c: Canvas, options: SkyOptions = {}): string {
  const { W, H } = c;
  const hz = options.hz ?? H;
  const count = options.bands ?? 9;
  const wave = options.wave ?? 7;
  const tilt = options.tilt ?? 0;
  const somewhere: Point = [c.ox + (c.side < 0 ? 70 : 374) + c.between(-30, 30), hz * c.between(0.55, 1)];
  const centre = options.at ?? somewhere;
  let art = fill(box(0, 0, W, H), c.light.sky[0]);
  if (c.mood === 'arcs' || (c.mood === 'given' && options.at)) art += arcs(c, centre, hz, count, options.pow ?? 0.9);
  else if (c.mood === 'rays') art += bands(c, hz, Math.max(4, count - 3), 0.85, 2, 0) + rays(c, centre, 22);
  else art += bands(c, hz, count, options.at ? 0.85 : (options.pow ?? 0.85), wave, tilt);
  return art + spray(c, box(0, 0, W, hz), 'l', 'd', 0.5);
}

export function sun(c: Canvas, x: number, y: number, r: number, kind: 'disc' | 'halo' | 'moon' = 'disc'): string {
  const ink = c.light.sun;
  if (kind === 'halo')
    return disc(x, y, r * 1.9, ink, 'opacity=".16"') + disc(x, y, r * 1.42, ink, 'opacity=".28"') + disc(x, y, r, ink);
  if (kind === 'moon') {
    const crescent = `M${num(x)} ${num(y - r)}a${r} ${r} 0 1 1 0 ${num(2 * r)}a${num(r * 1.25)} ${num(r * 1.25)} 0 0 0 0 ${num(-2 * r)}Z`;
    return fill(crescent, ink, `transform="rotate(${28 * c.side} ${num(x)} ${num(y)})"`);
  }
  return disc(x - 1.6, y + 1.2, r, mix(c.light.sky[2], c.light.haze, 0.4)) + disc(x, y, r, ink);
}

export const sunOrMoon = (c: Canvas, x: number, y: number, r: number): string =>
  c.hour === 'night' ? sun(c, x, y, Math.round(r * 0.7), 'moon') + stars(c, 60, y + 90) : sun(c, x, y, r);

export function stars(c: Canvas, count: number, low: number): string {
  const dots = range(count).map(() => `M${num(c.between(0, c.W))} ${num(low * c.chance() ** 1.3)}h0`);
  const ink = c.light.sun;
  return (
    stroke(dots.join(''), ink, 1.3, 'opacity=".75"') + stroke(dots.slice(0, Math.ceil(count / 6)).join(''), ink, 2.4)
  );
}

export function cloud(c: Canvas, x: number, y: number, w: number, ink: string, opacity = 0.9): string {
  const top = range(7).map(
    (i): Point => [x - w / 2 + (i / 6) * w, y - Math.sin((i / 6) * 3.14) * w * c.between(0.06, 0.17)],
  );
  const belly = `Q${num(x)} ${num(y + w * 0.03)} ${num(x - w * 0.6)} ${num(y)}Z`;
  return fill(soft([[x - w * 0.6, y], ...top, [x + w * 0.62, y]]) + belly, ink, `opacity="${opacity}"`);
}

export const mist = (c: Canvas, y: number, h: number, opacity = 0.6, ink = c.light.haze): string =>
  fill(
    `${soft(range(7).map((i): Point => [(i / 6) * c.W, y + c.between(-6, 6)]))}${soft(
      range(7).map((i): Point => [c.W - (i / 6) * c.W, y + h + c.between(-6, 6)]),
      'L',
    )}Z`,
    ink,
    `opacity="${opacity}"`,
  );

export const birds = (c: Canvas, x: number, y: number, count: number, size: number, ink: string): string =>
  stroke(
    range(count)
      .map((i) => {
        const bx = x + i * size * 2.1 + c.between(-3, 3);
        const by = y + Math.abs(i - count / 3) * size * 0.7 + c.between(-2, 2);
        return `${line([[bx, by]])}q${num(size * 0.5)} ${num(-size * 0.55)} ${num(size * 0.8)} 0q${num(size * 0.3)} ${num(-size * 0.55)} ${num(size * 0.8)} ${num(-size * 0.1)}`;
      })
      .join(''),
    ink,
    size / 6,
  );

export const quietSide = (c: Canvas, low: number): string => {
  const [reach, ink, opacity] = isDark(c) ? [0.7, c.light.sky[0], 1] : [0.5, c.light.haze, 0.6];
  return fill(box(0, 0, c.W * reach, low), ink, `mask="url(#${c.id}ml)" opacity="${opacity}"`);
};
