import type { RegionArt } from '../art.ts';

/** SVG path data in the view box 0 0 26 26. */
export const MARK_PATH = 'M0 26V22H4V18H8V14H12V10H16V6H20V0H26V26H22V8H20V12H16V16H12V20H8V26Z';

export const favicon = (art: RegionArt): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.t{fill:${art.accent}}.m{fill:${art.paper}}@media(prefers-color-scheme:dark){.t{fill:${art.paper}}.m{fill:${art.accent}}}</style><path class="t" d="M8 0H56V4H60V8H64V56H60V60H56V64H8V60H4V56H0V8H4V4H8Z"/><path class="m" transform="translate(13 13) scale(1.46)" d="${MARK_PATH}"/></svg>`;
