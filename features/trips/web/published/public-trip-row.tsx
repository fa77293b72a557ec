import { Plural } from '@lingui/react/macro';
import { travellerPaths } from '#web/paths/traveller.ts';
import textStyles from '#web/ui/text.module.css';
import { MOST_LISTED_DAYS, type PublicTrip } from '../../contract/kept-trip.ts';
import { MiniRibbon } from '../ribbon/mini-ribbon.tsx';
import { RibbonRow } from '../ribbon/ribbon-row.tsx';
import { AuthorLine, TripMeasureLine } from './author-line.tsx';

export function PublicTripRow({ trip }: { trip: PublicTrip }) {
  return (
    <RibbonRow
      to={travellerPaths.trip(trip.id)}
      title={trip.title}
      ribbons={
        <>
          {trip.firstDays.map(({ stops }, index) => (
            <MiniRibbon
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place
              key={index}
              day={index + 1}
              stops={stops.map(({ begin, minutes, poster }) => ({ begin, end: begin + minutes, poster }))}
            />
          ))}
          {trip.days > MOST_LISTED_DAYS && (
            <small className={textStyles.note}>
              <Plural value={trip.days - MOST_LISTED_DAYS} one="y # día más" other="y # días más" />
            </small>
          )}
        </>
      }
    >
      <TripMeasureLine days={trip.days} stops={trip.stops} startDate={trip.startDate} />
      <AuthorLine author={trip.author} copies={trip.copies} />
    </RibbonRow>
  );
}
