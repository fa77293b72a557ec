import type { VisitAct } from '../../contract/visit.ts';

export interface Tap {
  act: Exclude<VisitAct, 'view'>;
  /** Id of the place, if the button names it. Links belong to the place of the page. */
  place?: string;
}

const CALLS = /^(tel:|https:\/\/wa\.me\/)/;
const WAYS = /^(geo:|https:\/\/waze\.com\/|https:\/\/www\.google\.com\/maps\/dir\/)/;

/** Recognises what a tap does by its link or button, so that no other area has to report it. */
export function tapOn(target: EventTarget | null): Tap | null {
  if (!(target instanceof Element)) return null;
  const saver = target.closest<HTMLElement>('[data-saves]');
  // The tap is seen before the button reacts to it.
  if (saver)
    return saver.getAttribute('aria-pressed') === 'true' ? null : { act: 'save', place: saver.dataset.saves ?? '' };
  const href = target.closest('a[href]')?.getAttribute('href') ?? '';
  if (CALLS.test(href)) return { act: 'call' };
  return WAYS.test(href) ? { act: 'way' } : null;
}
