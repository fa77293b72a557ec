import type { TextRule } from './text-rule.ts';

const SCREENS = /^(web|features\/[^/]+\/web)\//;
const BREAKPOINTS = 'web/styles/breakpoints.css';
const WIDTHS = new Set(['360', '600', '860', '1200', '1568']);
const WEIGHTS = new Set(['400', '500', '600', '700']);

/** Rules about the look of the screens: their style sheets, and queries about the window in scripts. */
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
];
