import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Queries } from '#web/http/queries.tsx';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { DayRibbons } from '../ribbon/day-ribbons.tsx';
import { TripMap } from '../trip/trip-map.tsx';
import { AuthorLine, TripMeasureLine } from './author-line.tsx';
import { BasedOn } from './based-on.tsx';
import { CopyPublicTrip } from './copy-public-trip.tsx';
import { DayTexts } from './day-texts.tsx';
import styles from './published.module.css';
import { notesOf } from './published-days.ts';
import type { PublicTripData } from './published-trip.ts';
import { StopNote } from './stop-note.tsx';
import { TripVoices } from './trip-voices.tsx';
import { usePublishedDays } from './use-published-days.ts';

/** The public side of a published trip. The server renders it, and reading needs no script. */
export function PublicTrip({ trip }: { trip: PublicTripData }) {
  const { t } = useLingui();
  const { document, published, basedOn } = trip;
  const days = usePublishedDays(document, published.places);
  const notes = useMemo(() => notesOf(document), [document]);
  const [look, setLook] = useState<{ day: number; stop: string | null }>({ day: 0, stop: null });
  const { adults, children, seniors } = document.wish.party;
  const stops = days.flatMap((day) => day.stops);
  return (
    <article className={`wrap ${flow.page}`}>
      <div className={styles.top}>
        <header className={classNames(flow.stack3, flow.start)}>
          <TextLink kind="back" to={publicTripPaths.list()}>
            <ArrowLeft size={18} aria-hidden="true" />
            <Trans>Viajes de otras personas</Trans>
          </TextLink>
          <h1 className={textStyles.display}>{document.title}</h1>
          <p>
            <TripMeasureLine
              days={days.length}
              stops={stops.filter(({ place }) => place !== null).length}
              startDate={document.days[0]!.date}
            />
          </p>
          <p className={textStyles.soft}>
            <AuthorLine author={published.author} copies={published.copies} />
            {' · '}
            <Plural value={adults + children + seniors} one="pensado para # persona" other="pensado para # personas" />
          </p>
          {basedOn && <BasedOn credit={basedOn} />}
        </header>
        <CopyPublicTrip trip={trip} />
      </div>
      <section className={styles.plan} aria-label={t`Día por día`}>
        <div className={flow.shrinks}>
          <DayRibbons
            days={days}
            onLook={setLook}
            stopCard={(id) => {
              const day = days.find((one) => one.stops.some((stop) => stop.id === id));
              const stop = day?.stops.find((one) => one.id === id);
              return stop ? <StopNote stop={stop} day={day!.index + 1} note={notes.get(id)} /> : null;
            }}
          />
          <DayTexts days={days} notes={notes} />
        </div>
        <aside className={styles.side} aria-label={t`Mapa del viaje`}>
          <Queries>
            <TripMap
              view={{ days, verdict: null }}
              board={null}
              openDay={look.day}
              selected={look.stop}
              onSelect={(stop) => setLook((was) => ({ ...was, stop }))}
            />
          </Queries>
        </aside>
      </section>
      <TripVoices trip={trip} />
    </article>
  );
}
