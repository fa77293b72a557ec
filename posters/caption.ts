import type { RegionArt } from './art.ts';
import { bits, escapeText, num, range } from './ink/marks.ts';

interface Sheet {
  art: RegionArt;
  format: string;
  title?: string;
  kicker?: string;
}

interface Frame {
  W: number;
  width: number;
  margin: number;
  scale: number;
}

const TITLE_FONT = 'Fraunces Variable,Fraunces,Georgia,serif';
const TEXT_FONT = 'Inter Variable,Inter,Arial,sans-serif';

const unitOf = (format: string): number => (format === 'wide' ? 2.2 : 1.5);
const ruleTop = ({ margin, scale }: Frame, format: string): number =>
  margin + 490 * scale + (format === 'wide' ? 10 : 9);

export function motifRule({ art, format }: Sheet, frame: Frame, id: string): string {
  const unit = unitOf(format);
  const width = frame.W * frame.scale;
  const cell = art.motif[0]!.length * unit;
  const count = Math.floor(width / cell);
  const left = frame.margin + (width - count * cell) / 2;
  const y = num(ruleTop(frame, format));
  const uses = range(count).map((i) => `<use href="#${id}o" x="${num(left + i * cell)}" y="${y}"/>`);
  return `<defs><path id="${id}o" d="${bits(art.motif, unit)}"/></defs><g fill="${art.rule}">${uses.join('')}</g>`;
}

function twoLines(title: string): string[] {
  const words = title.split(' ');
  let best = [title];
  for (let i = 1; i < words.length; i++) {
    const pair = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (longest(pair) < longest(best)) best = pair;
  }
  return best;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

export function caption({ art, format, title = '', kicker = '' }: Sheet, frame: Frame): string {
  const below = ruleTop(frame, format) + art.motif.length * unitOf(format);
  const label = escapeText(kicker.toUpperCase());
  if (format === 'wide') {
    const size = Math.min(54, Math.floor(1000 / Math.max(1, title.length) / 0.5));
    return `<text x="20" y="${num(below + 62)}" font-family="${TITLE_FONT}" font-weight="620" font-size="${size}" letter-spacing="-.8" fill="${art.ink}">${escapeText(title)}</text><text x="1260" y="${num(below + 58)}" text-anchor="end" font-family="${TEXT_FONT}" font-weight="650" font-size="17" letter-spacing="2.6" fill="${art.accent}">${label}</text>`;
  }
  const oneLine = Math.min(39, Math.floor(frame.W / Math.max(1, title.length) / 0.5));
  const lines = oneLine >= 34 ? [title] : twoLines(title);
  let size = lines.length > 1 ? 29 : oneLine;
  while (longest(lines) * size * 0.52 > frame.W) size -= 1;
  const first = below + (lines.length > 1 ? 58 : 74);
  const texts = lines.map(
    (line, i) =>
      `<text x="17" y="${num(first + i * size * 1.08)}" font-family="${TITLE_FONT}" font-weight="620" font-size="${size}" letter-spacing="-.5" fill="${art.ink}">${escapeText(line)}</text>`,
  );
  return `<text x="18" y="${num(below + 28)}" font-family="${TEXT_FONT}" font-weight="650" font-size="12.5" letter-spacing="1.9" fill="${art.accent}">${label}</text>${texts.join('')}`;
}
