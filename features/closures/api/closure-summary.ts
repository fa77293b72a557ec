import { parseDate } from '@internationalized/date';
import type { SummaryPart } from '#features/backoffice/api/public.ts';
import { closuresBetween } from './in-force.store.ts';
import type { Touched } from './touched.ts';

/** Lists the closures that begin this week. */
export const closureSummary = (touched: Touched): SummaryPart => ({
  name: 'closures',
  roles: ['admin', 'moderator', 'editor'],
  async read({ db, config, region }, { firstDay, lastDay }) {
    const { locale } = (await region.current()).face;
    const found = await closuresBetween(db, config.REGION, firstDay, lastDay);
    const starting = found.filter(({ startsOn }) => startsOn >= firstDay);
    const places = await touched.placeNames(db, config.REGION, [
      ...new Set(starting.flatMap(({ place }) => place ?? [])),
    ]);
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
    return starting.map(({ place, name, startsOn, severity, reason }) => ({
      label: `${severity === 'closed' ? 'Cierra' : 'Más lento'} el ${day.format(parseDate(startsOn).toDate('UTC'))}`,
      value: `${name ?? places.get(place ?? '')?.name ?? 'Un lugar'}, por ${reason}`,
    }));
  },
});
