import { Trans, useLingui } from '@lingui/react/macro';
import {
  CarFront,
  Footprints,
  GripVertical,
  House,
  Ship,
  TrainFront,
  Trash2,
  TriangleAlert,
  Utensils,
} from 'lucide-react';
import { Fragment, useRef } from 'react';
import { PlacePicker } from '#features/maps/web/public.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { dayColour } from '#web/ui/day-colour.ts';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { nudgeByArrows, useDrag } from '#web/ui/use-drag.ts';
import type { CheckedDay, RegionPlace } from '../../../contract/region.ts';
import { changeStop, type KeyedDay, nudgeStop, removeStop } from '../itinerary-edits.ts';
import styles from './day-card.module.css';
import { DayEnds } from './day-ends.tsx';
import { StopRow } from './stop-row.tsx';

const ICONS = { drive: CarFront, walk: Footprints, train: TrainFront, boat: Ship } as const;

interface DayCardProps {
  day: KeyedDay;
  number: number;
  last: number;
  checked: CheckedDay | null;
  verdicts: ReadonlyMap<string, CheckedDay['stops'][number]>;
  places: ReadonlyMap<string, RegionPlace>;
  onChange: (more: Partial<KeyedDay>) => void;
  onDays: (edit: (days: KeyedDay[]) => KeyedDay[]) => void;
  onFound: (place: RegionPlace) => void;
  onNudge: (by: 1 | -1) => void;
  onRemove: () => void;
}

const USUAL_VISIT = 60;
const [EARLIEST, LATEST, STEP] = [300, 1080, 15];

/** Returns minutes after midnight: quarters of an hour, and the current time of the day. */
function leavesWith(own: number): number[] {
  const quarters = Array.from({ length: (LATEST - EARLIEST) / STEP + 1 }, (_, i) => EARLIEST + i * STEP);
  return quarters.includes(own) ? quarters : [...quarters, own].sort((a, b) => a - b);
}

export function DayCard(props: DayCardProps) {
  const { day, number, last, checked, verdicts, places, onChange, onDays, onFound, onNudge, onRemove } = props;
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { dragging, edge } = useDrag({
    box,
    handle,
    picture: head,
    carried: { kind: 'day', key: day.key, day: day.key },
    alsoTakes: 'stop',
  });
  const legs = checked?.legs.length === day.stops.length + 1 ? checked.legs : [];
  const nameOf = (place: string | null) =>
    place === null ? t`Comida sin lugar fijo` : (places.get(place)?.name ?? t`Un lugar que ya no está`);
  const add = (place: string | null, meal?: 'lunch' | 'dinner') =>
    onChange({
      stops: [...day.stops, { key: crypto.randomUUID(), place, ...(meal && { meal }), minutes: USUAL_VISIT, text: '' }],
    });

  return (
    <Card
      as="li"
      ref={box}
      className={styles.day}
      strip={dayColour(number)}
      data-dragging={dragging || undefined}
      data-edge={edge ?? undefined}
    >
      <header ref={head} className={styles.head}>
        <button
          ref={handle}
          type="button"
          className={classNames(textStyles.soft, styles.handle)}
          aria-label={t`Mover el día ${number} de ${last}: con las flechas o arrastrando`}
          onKeyDown={nudgeByArrows(handle, onNudge)}
        >
          <GripVertical size={20} aria-hidden />
          <b className={classNames(textStyles.titleM, textStyles.oneLine)}>{t`Día ${number}`}</b>
        </button>
        <span className={styles.title}>{day.title}</span>
        {checked && day.stops.length > 0 && (
          <span className={classNames('num', textStyles.soft, styles.span)}>
            {formatClock(checked.leave)}–{formatClock(checked.back)}
          </span>
        )}
        {last > 1 && (
          <IconButton label={t`Quitar el día ${number}`} onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        )}
      </header>
      <div className={classNames(flow.stack4, styles.facts)}>
        <Field
          label={t`Título del día`}
          value={day.title}
          maxLength={120}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <SelectField
          label={t`Sale a las`}
          value={day.leave}
          onChange={({ target }) => onChange({ leave: Number(target.value) })}
        >
          {leavesWith(day.leave).map((minute) => (
            <option key={minute} value={minute}>
              {formatClock(minute)}
            </option>
          ))}
        </SelectField>
      </div>
      <DayEnds start={day.start} end={day.end} places={places} onChange={onChange} onFound={onFound} />
      <ol>
        {day.stops.map((stop, index) => (
          <Fragment key={stop.key}>
            <LegLine leg={legs[index]} />
            <StopRow
              stop={stop}
              day={day.key}
              name={nameOf(stop.place)}
              place={stop.place === null ? null : (places.get(stop.place) ?? null)}
              verdict={verdicts.get(stop.key) ?? null}
              onChange={(change) => onDays((days) => changeStop(days, stop.key, change))}
              onNudge={(by) => onDays((days) => nudgeStop(days, stop.key, by))}
              onRemove={() => onDays((days) => removeStop(days, stop.key))}
            />
          </Fragment>
        ))}
        {day.stops.length > 0 && <LegLine leg={legs.at(-1)} home />}
      </ol>
      <div className={styles.add}>
        <PlacePicker
          label={t`Agregar un lugar al día ${number}`}
          hint={t`Agregar un lugar…`}
          quietLabel
          taken={new Set(day.stops.flatMap(({ place }) => place ?? []))}
          onPick={(card) => {
            onFound(card);
            add(card.id);
          }}
        />
        <Button
          kind="quiet"
          size="small"
          onClick={() => add(null, day.stops.some(({ meal }) => meal === 'lunch') ? 'dinner' : 'lunch')}
        >
          <Utensils size={18} aria-hidden />
          <Trans>Una comida</Trans>
        </Button>
      </div>
      <TextAreaField
        label={t`Texto del día`}
        rows={2}
        value={day.text}
        maxLength={1500}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </Card>
  );
}

interface LegLineProps {
  leg: CheckedDay['legs'][number] | undefined;
  home?: boolean;
}

function LegLine({ leg, home }: LegLineProps) {
  if (leg === undefined) return <li className={styles.leg} aria-hidden="true" />;
  if (leg === null) {
    return (
      <li className={classNames(textStyles.small, textStyles.stop, styles.leg)}>
        <TriangleAlert size={15} aria-hidden />
        <Trans>Sin camino conocido</Trans>
      </li>
    );
  }
  if (leg.minutes === 0) return <li className={styles.leg} aria-hidden="true" />;
  const Icon = ICONS[leg.mode];
  return (
    <li className={classNames(textStyles.note, styles.leg)}>
      {home && <House size={15} aria-hidden />}
      <Icon size={15} aria-hidden />
      {formatDuration(leg.minutes)} · {formatDistance(leg.metres)}
    </li>
  );
}
