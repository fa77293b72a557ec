import { LATER_SCREENS } from '#web/later-screens.ts';
import { TRAVELLER_SCREENS } from '#web/traveller-screens.ts';
import type { TextRule } from './text-rule.ts';

/** Each value is the reason why the file may contain URLs. */
const HAS_SCREEN_URLS: Record<string, string> = {
  'web/traveller-screens.ts': 'The table of routes.',
  'web/later-screens.ts': 'The table of routes.',
  'web/offline/offline-screens.ts': 'The table of the routes that open offline.',
  'server/config.ts': 'Descriptions of settings.',
};

const FIRST_PARTS = new Set([...TRAVELLER_SCREENS, ...LATER_SCREENS].flatMap(([path]) => path.split('/')[1] || []));

const SCREEN_URL = new RegExp(`(['"\`]|(URL|[uU]rl)\\})/(${[...FIRST_PARTS].join('|')})(?=[/?#'"\`$])`);

const PROSE_LINE = /^\s*(\/?\*|\/\/)/;

export const SCREEN_URL_RULE: TextRule = {
  name: 'screen-urls-in-one-place',
  why: 'The functions in web/paths/ build every URL of a screen.',
  broken: (path, text) =>
    /^(server|web|features\/[^/]+\/(api|contract|web))\//.test(path) &&
    !path.startsWith('web/paths/') &&
    !(path in HAS_SCREEN_URLS) &&
    !/\.test\.tsx?$/.test(path) &&
    text.split('\n').some((line) => !PROSE_LINE.test(line) && SCREEN_URL.test(line)),
};
