import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { apiBaseOf, useSettings } from '#web/settings.ts';
import { pageOfScreen } from './page-of-screen.ts';
import { sendVisit } from './send-visit.ts';
import { tapOn } from './tap-on.ts';

/** Counts the public pages that a person opens, and three taps on them. It stores nothing in the browser. */
export function CountVisits() {
  const settings = useSettings();
  const { pathname } = useLocation();
  const last = useMatches().at(-1);
  const page = pageOfScreen(last?.id);
  const shown = page === 'place' ? last?.params.slug : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another visit, also of the same screen.
  useEffect(() => {
    if (!page) return;
    const base = apiBaseOf(settings, location.origin);
    sendVisit(base, { act: 'view', page, ...(shown && { place: shown }) });
    const countTap = ({ target }: Event) => {
      const tap = tapOn(target);
      const place = tap?.place ?? shown;
      if (tap && place) sendVisit(base, { act: tap.act, page, place });
    };
    document.addEventListener('click', countTap, { capture: true });
    return () => document.removeEventListener('click', countTap, { capture: true });
  }, [settings, pathname, page, shown]);
  return null;
}
