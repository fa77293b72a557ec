import type { RegionArt } from './art.ts';
import { caption, motifRule } from './caption.ts';
import { FRAMES, type Frame, PICTURE_HEIGHT, type PosterFormat } from './frames.ts';
import type { Canvas, Hour, SkyMood } from './ink/canvas.ts';
import { chanceFrom, hashText } from './ink/chance.ts';
import { mix } from './ink/colour.ts';
import { spray } from './ink/hand.ts';
import { box, escapeText, num, range } from './ink/marks.ts';

export interface PosterRequest {
  art: RegionArt;
  scene: string;
  seed: string;
  hour?: Hour;
  format: PosterFormat;
  /** Without `caption`, the caption area stays blank, so that a page can put text over it. */
  caption?: boolean;
  title?: string;
  kicker?: string;
}

/**
 * Equal requests give equal bytes on the server and in the browser.
 * @throws Error if the region has no such scene
 */
export function poster(request: PosterRequest): string {
  const { art, seed, format } = request;
  const scene = art.scenes[request.scene];
  if (!scene) throw new Error(`The art of ${art.id} has no scene "${request.scene}".`);
  const frame = FRAMES[format];
  const chance = chanceFrom(`${art.id}/${request.scene}/${seed}`);
  const own = seed === request.scene;
  const hours = scene.fit;
  const roll = chance();
  const wanted = request.hour && hours.includes(request.hour) ? request.hour : undefined;
  const hour = wanted ?? (own ? hours[0] : hours[Math.floor(roll * hours.length)]!);
  const canvas = canvasFor(request, frame, hour, chance, own);
  const camera = own ? '' : cameraFor(canvas, scene.mirror !== false && format !== 'hero');
  const drawing = scene.draw(canvas);
  const grain =
    spray(canvas, box(0, 0, canvas.W, PICTURE_HEIGHT), 'l', '', 0.16) +
    spray(canvas, box(0, 0, canvas.W, PICTURE_HEIGHT), 'd', '', 0.12);
  const scaled = frame.scale !== 1 ? ` scale(${frame.scale.toFixed(4)})` : '';
  const picture = `<g transform="translate(${frame.margin} ${frame.margin})${scaled}"><g clip-path="url(#${canvas.id}f)"><g${camera}>${drawing}</g>${grain}</g></g>`;
  const strip = frame.margin
    ? motifRule(request, frame, canvas.id) + (request.caption ? caption(request, frame) : '')
    : '';
  const name = escapeText(request.title || scene.label);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}" role="img" aria-label="${name}">${definitions(canvas)}<rect width="${frame.width}" height="${frame.height}" fill="${art.paper}"/>${picture}${strip}</svg>`;
}

const MOODS: readonly SkyMood[] = ['given', 'given', 'bands', 'arcs', 'rays'];

function canvasFor(request: PosterRequest, frame: Frame, hour: Hour, chance: () => number, own: boolean): Canvas {
  const { art } = request;
  const light = art.hours[hour];
  const between = (low: number, high: number): number => low + (high - low) * chance();
  const side = chance() < 0.5 ? -1 : 1;
  const turn = Math.floor(chance() * 4);
  const mood = own || hour === 'night' ? 'given' : MOODS[Math.floor(chance() * MOODS.length)]!;
  const spare = frame.W - 444;
  const ox = request.format === 'hero' ? spare - 40 : spare * (spare > 0 ? between(0.4, 0.6) : 0);
  return {
    W: frame.W,
    H: PICTURE_HEIGHT,
    ox,
    chance,
    between,
    pick: (choices) => choices[Math.floor(chance() * choices.length)]!,
    side,
    hour,
    light,
    mood,
    turn,
    own,
    id: `p${hashText(`${art.id}${request.scene}${request.seed}${request.format}${hour}`).toString(36)}`,
    seq: 0,
    motif: art.motif,
    coast: art.coast,
    warm: art.warm,
    dark: art.dark,
    ink: (name, depth = 0) => {
      const base = name.startsWith('#') ? name : art.palette[name];
      if (!base) throw new Error(`The palette of ${art.id} has no ink "${name}".`);
      return mix(mix(base, light.tint[0], light.tint[1]), light.haze, depth);
    },
    shade: (ink, amount) => mix(ink, mix(art.dark, light.sky[0], 0.2), amount),
    lite: (ink, amount) => mix(ink, light.sun, amount),
  };
}

function cameraFor(c: Canvas, mayMirror: boolean): string {
  const facing = mayMirror && c.chance() < 0.5 ? -1 : 1;
  const zoom = 1 + c.chance() * 0.2;
  const x = (facing < 0 ? c.W : 0) - facing * (zoom - 1) * c.W * c.chance();
  const y = -(zoom - 1) * PICTURE_HEIGHT * (0.3 + c.chance() * 0.7);
  return ` transform="translate(${num(x)} ${num(y)}) scale(${(facing * zoom).toFixed(3)} ${zoom.toFixed(3)})"`;
}

const definitions = (c: Canvas): string =>
  `<defs>${grainTiles(c)}${fades(c.id)}<clipPath id="${c.id}f"><rect width="${c.W}" height="${PICTURE_HEIGHT}"/></clipPath></defs>`;

function grainTiles(c: Canvas): string {
  const dots = (count: number): string =>
    range(count)
      .map(() => `M${Math.round(c.chance() * 88)} ${Math.round(c.chance() * 88)}h0`)
      .join('');
  const fine = dots(128);
  const coarse = dots(30);
  const tile = (kind: string, ink: string): string =>
    `<pattern id="${c.id}${kind}" width="88" height="88" patternUnits="userSpaceOnUse"><g fill="none" stroke="${ink}" stroke-linecap="round"><path d="${fine}" stroke-width=".9"/><path d="${coarse}" stroke-width="1.6"/></g></pattern>`;
  return tile('l', c.warm) + tile('d', c.dark);
}

const fades = (id: string): string =>
  (
    [
      ['u', 0, 1, 0, 0],
      ['d', 0, 0, 0, 1],
      ['l', 1, 0, 0, 0],
      ['r', 0, 0, 1, 0],
    ] as const
  )
    .map(
      ([to, x1, y1, x2, y2]) =>
        `<linearGradient id="${id}g${to}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset=".1" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="${id}m${to}" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#${id}g${to})"/></mask>`,
    )
    .join('');
