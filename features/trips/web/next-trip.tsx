import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDateRange, localDate } from '#web/format/dates.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { addressId, type BrowserTrip, listBrowserTrips } from './document/browser-trips.ts';
import styles from './next-trip.module.css';

export default function NextTrip() {
  const { id: region, timeZone } = useFace();
  const [trip, setTrip] = useState<BrowserTrip | null>(null);
  useEffect(() => setTrip(nextTrip(listBrowserTrips(), localDate(timeZone))), [timeZone]);
  if (!trip) return null;
  const { title, days } = trip.document;
  const poster = days
    .flatMap(({ stops }) => stops)
    .map(({ place, plan }) => plan?.poster ?? (place && trip.places[place]?.poster))
    .find(Boolean);
  return (
    <Link className={styles.next} to={travellerPaths.trip(addressId(trip))}>
      {poster && <img src={posterUrl({ region, ...poster })} alt="" width={88} height={97} />}
      <span className={classNames(flow.stackHalf, flow.shrinks, textStyles.note)}>
        <small className={classNames(textStyles.strong, textStyles.warm)}>
          <Trans>Tu próximo viaje</Trans>
        </small>
        <b className={textStyles.titleS}>{title}</b>
        <span className="num">{formatDateRange(startOf(trip), endOf(trip))}</span>
        <span>
          <Plural value={days.length} one="# día" other="# días" />
        </span>
      </span>
    </Link>
  );
}

/** `today` is `YYYY-MM-DD`. */
export function nextTrip(trips: readonly BrowserTrip[], today: string): BrowserTrip | null {
  const ahead = trips.filter((trip) => endOf(trip) >= today);
  return ahead.toSorted((one, other) => startOf(one).localeCompare(startOf(other)))[0] ?? null;
}

const startOf = ({ document }: BrowserTrip): string => document.days[0]?.date ?? '';
const endOf = ({ document }: BrowserTrip): string => document.days.at(-1)?.date ?? '';
