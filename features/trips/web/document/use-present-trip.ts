import { useEffect, useState } from 'react';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { type BrowserTrip, listBrowserTrips } from './browser-trips.ts';
import { presentTrip } from './present-trip.ts';

/** Null while the server renders. */
export function usePresentTrip(): BrowserTrip | null {
  const { timeZone } = useFace();
  const [trip, setTrip] = useState<BrowserTrip | null>(null);
  useEffect(() => setTrip(presentTrip(listBrowserTrips(), localDate(timeZone))), [timeZone]);
  return trip;
}
