import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { HandOverDay } from '#features/maps/web/public.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatDuration } from '#web/format/time.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { dayColour } from '#web/ui/day-colour.ts';
import textStyles from '#web/ui/text.module.css';
import { DayRibbon } from '../../ribbon/day-ribbon.tsx';
import { type DayView, sumsOf } from '../../ribbon/day-view.ts';
import type { Span } from '../../ribbon/ribbon-geometry.ts';
import { routeOfDay, travelModeOfDay } from '../../ribbon/travel-mode.ts';
import type { Hold, useHold } from '../../ribbon/use-hold.ts';
import { TitleField } from '../frame/title-field.tsx';
import styles from '../trip.module.css';
import { Along } from './along.tsx';
import { DayNotices } from './day-notices.tsx';
import { dayId } from './day-tabs.tsx';
import { LodgingLine } from './lodging-line.tsx';

interface DaySectionProps {
  day: DayView;
  frame: Span;
  open: boolean;
  selected: string | null;
  hold: Hold | null;
  hands?: Pick<ReturnType<typeof useHold>, 'pointerDown' | 'keyDown' | 'clickWasDrag'>;
  /** On a phone, the stops of a folded day are pictures without a button. */
  reading?: boolean;
  onOpen: () => void;
  onSelect: (stop: string) => void;
  onRename?: (title: string) => void;
  children?: ReactNode;
}

export function DaySection(props: DaySectionProps) {
  const { day, frame, open, selected, hold, hands, reading, onOpen, onSelect, onRename, children } = props;
  const { t } = useLingui();
  const id = useId();
  const number = day.index + 1;
  const sums = sumsOf(day);
  const [first, second] = day.best;
  const otherwise = first && second ? t`${first} y ${second}` : (first ?? t`Día ${number}`);
  const title = day.title ?? otherwise;
  const visits = day.stops.filter((stop) => stop.number !== null).length;
  return (
    <section
      id={dayId(day.index)}
      className={styles.day}
      data-open={open || undefined}
      aria-labelledby={id}
      style={{ '--day': dayColour(number) } as React.CSSProperties}
    >
      <header>
        <span className={classNames(textStyles.titleM, styles.dayNumber)} aria-hidden="true">
          {number}
        </span>
        <h2 id={id} className={textStyles.titleM}>
          <span className="sr">{title === otherwise && !first ? '' : t`Día ${number}: `}</span>
          {onRename ? (
            <TitleField
              label={t`Nombre del día ${number}`}
              value={day.title ?? ''}
              placeholder={otherwise}
              maxLength={80}
              onChange={onRename}
            />
          ) : (
            title
          )}
        </h2>
        {day.date ? (
          <p className={`num ${textStyles.note}`}>
            {formatDate(day.date)}
            {day.holiday ? <b className={styles.holiday}>{day.holiday}</b> : null}
          </p>
        ) : null}
        <p className={classNames('num', textStyles.note, styles.daySum)}>
          <span className={styles.visits}>
            <Plural value={visits} one="# parada" other="# paradas" />
            {sums.metres > 0 ? <i> · </i> : null}
          </span>
          {sums.metres > 0 ? (
            <>
              {formatDistance(sums.metres)}
              <i> · </i>
              <Trans>{formatDuration(sums.minutes)} en camino</Trans>
            </>
          ) : null}
          {sums.walkMetres > 200 ? (
            <>
              <i> · </i>
              <Trans>{formatDistance(sums.walkMetres)} a pie</Trans>
            </>
          ) : null}
        </p>
        <IconButton
          label={open ? t`Plegar el día ${number}` : t`Abrir el día ${number}`}
          aria-expanded={open}
          className={styles.dayOpen}
          onClick={onOpen}
        >
          <ChevronDown size={20} aria-hidden="true" />
        </IconButton>
      </header>
      {day.along ? <Along along={day.along} /> : null}
      {day.notices ? <DayNotices notices={day.notices} /> : null}
      <LodgingLine day={day} />
      <DayRibbon
        day={day}
        frame={frame}
        open={open}
        selected={selected}
        hold={hold}
        hands={hands}
        reading={reading}
        onSelect={onSelect}
      />
      {day.stops.length === 0 ? (
        <p className={classNames(textStyles.note, styles.emptyDay)}>
          <Trans>Día libre. Agrega un lugar o deja que lo llenemos con «Mejorar mi ruta».</Trans>
        </p>
      ) : null}
      {children}
      {open ? <HandOverDay day={number} points={routeOfDay(day)} mode={travelModeOfDay(day)} /> : null}
    </section>
  );
}
