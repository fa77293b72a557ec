import type { TextRule } from './text-rule.ts';

const SCREENS = /^(web|features\/[^/]+\/web)\//;
const BREAKPOINTS = 'web/styles/breakpoints.css';
const TOKENS = 'web/styles/tokens.css';
const WIDTHS = new Set(['360', '600', '860', '1200', '1568']);
/** Pixels. Longer values leave room for an element with a fixed size. */
const LONGEST_SPACE_PX = 72;
const WEIGHTS = new Set(['400', '500', '600', '700']);

const hasPlainSpace = (value: string) =>
  [...value.matchAll(/(?<![\w.-])(\d*\.?\d+)(px|rem)/g)].some(([, length, unit]) => {
    const px = Number(length) * (unit === 'rem' ? 16 : 1);
    return px > 1 && px <= LONGEST_SPACE_PX;
  });

export const STYLE_RULES: TextRule[] = [
  {
    name: 'five-breakpoints',
    why: `Screens change their layout at the five widths of ${BREAKPOINTS}. Style sheets use their names; scripts use the same numbers.`,
    broken: (path, text) =>
      SCREENS.test(path) &&
      path !== BREAKPOINTS &&
      (path.endsWith('.css')
        ? /@media[^{]*\bwidth\b/.test(text)
        : [...text.matchAll(/\((?:m(?:in|ax)-)?width\s*[<>=:]+\s*(\d+)px/g)].some(([, px]) => !WIDTHS.has(px!))),
  },
  {
    name: 'four-weights',
    why: 'Text has the weight 400, 500, 600 or 700. A weight between two steps looks like a mistake beside either of them.',
    broken: (path, text) =>
      SCREENS.test(path) &&
      [
        ...text.matchAll(/(?:font-?weight:|wght["'],?)\s*["']?(\d+)/gi),
        ...text.matchAll(/(?:\bfont|--type-[\w-]+):\s*(?:italic )?(\d+) /g),
      ].some(([, weight]) => !WEIGHTS.has(weight!)),
  },
  {
    name: 'space-and-type-from-tokens',
    why: 'Paddings, margins, gaps and sizes of text are steps of the scales in web/styles/tokens.css.',
    broken: (path, text) =>
      SCREENS.test(path) &&
      path.endsWith('.css') &&
      path !== TOKENS &&
      ([...text.matchAll(/^\s*(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?:([^;]+);/gm)].some(([, value]) =>
        hasPlainSpace(value!),
      ) ||
        /^\s*(?:font-size:[^;]*|font:[^;/]*?)\d(?:px|rem)/m.test(text)),
  },
];
