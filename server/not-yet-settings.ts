import { Type } from 'typebox';
import { words } from './setting-words.ts';

/** These settings are refused, so that no administrator relies on a missing feature. */
export const NOT_YET_SETTINGS = {
  MAPS_KEY: notYet('Google Maps key for the browser.', "the region's own map"),
  ROUTES_KEY: notYet('Google Routes key.', "the region's own roads"),
  REPORTS_URL: notYet('URL for reports of errors in browsers.', 'nothing is reported'),
};
export type NotYet = keyof typeof NOT_YET_SETTINGS;

function notYet(what: string, otherwise: string) {
  return Type.Optional(Type.String(words(`Not supported yet; a value is refused. ${what}`, { otherwise })));
}

export function notYetFaults(settings: { [Name in NotYet]?: string }): string[] {
  const names = Object.keys(NOT_YET_SETTINGS) as NotYet[];
  return names
    .filter((name) => settings[name] !== undefined)
    .map((name) => `${name}: not yet; this version does nothing with it. Leave it out.`);
}
