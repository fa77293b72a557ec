import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DayWarning } from '#planner/validate.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatDuration } from '#web/format/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import type { PlanningContext } from '../../../contract/planning.ts';
import type { TripDocument } from '../../../contract/trip.ts';
import type { TripView } from '../../document/read-trip.ts';
import { mayBeClosed, type StopView } from '../../ribbon/day-view.ts';
import styles from '../frame/trip-side.module.css';
import { MealFaultWords } from './meal-fault-words.tsx';
import { writeWindows } from './planner-words.ts';
import { faultsOfTrip } from './trip-faults.ts';

interface TripChecksProps {
  view: TripView;
  board: PlanningContext | null;
  document: TripDocument;
  onSelect?: (stop: string) => void;
}

export function TripChecks({ view, board, document, onSelect }: TripChecksProps) {
  const { t } = useLingui();
  if (!board || !view.verdict) return null;
  const stops = view.days.flatMap((day) => day.stops);
  const visits = stops.filter((stop) => stop.number !== null);
  const broken = stops.filter((stop) => stop.broken);
  const assumed = visits.filter((stop) => stop.hoursClass === 'assumed').length;
  const closed = visits.filter(mayBeClosed);
  const unclear = visits.filter((stop) => hasUnclearFact(stop) && !mayBeClosed(stop)).length;
  const known = visits.filter((stop) => stop.hoursClass === 'known').length;
  const open = visits.filter((stop) => stop.hoursClass === 'open_space').length;
  const meals = board.problem.meals.filter((rule) => stops.some((stop) => stop.meal === rule.meal));
  const kept = document.days
    .flatMap((day) => day.stops)
    .filter((stop) => stop.state === 'locked' || stop.state === 'booked').length;
  const guessed = view.days.flatMap((day) => day.legs).filter((leg) => leg?.basis === 'estimate').length;
  const hurried = view.verdict.days.flatMap((day) => day.stops).filter((stop) => stop.warnings.length > 0).length;
  const warnings = view.verdict.days.flatMap((day, index) =>
    day.warnings.map((warning) => ({ warning, day: index + 1 })),
  );
  if (visits.length === 0) return null;
  const faults = faultsOfTrip(board.problem, document);
  const stopOf = (id: string) => stops.find((stop) => stop.id === id);
  return (
    <ul className={classNames(flow.part, styles.checks)} aria-label={t`Comprobaciones`}>
      {broken.map((stop) => (
        <Line key={stop.id} mood="stop">
          <TextButton kind="inline" onClick={() => onSelect?.(stop.id)}>
            {stop.name}
          </TextButton>
          : {stop.broken}
        </Line>
      ))}
      {broken.length === 0 && faults.isOpen && known > 0 ? (
        <Line mood="ok">
          <Plural
            value={known}
            one="Tu parada con horario publicado está abierta toda la visita"
            other="Las # paradas con horario publicado están abiertas toda la visita"
          />
        </Line>
      ) : null}
      {broken.length === 0 && faults.isOnTime ? <Line mood="ok">{t`Llegas con tiempo a todo`}</Line> : null}
      {open > 0 ? (
        <Line mood="ok">
          <Plural value={open} one="# espacio abierto, sin puerta" other="# espacios abiertos, sin puerta" />
        </Line>
      ) : null}
      {closed.map((stop) => (
        <Line key={stop.id} mood="doubt">
          <TextButton kind="inline" onClick={() => onSelect?.(stop.id)}>
            {stop.name}
          </TextButton>
          : <Trans>puede estar cerrado, confírmalo antes de ir</Trans>
        </Line>
      ))}
      {unclear > 0 ? (
        <Line mood="doubt">
          <Plural
            value={unclear}
            one="# parada con un dato que no está claro: mira el detalle"
            other="# paradas con datos que no están claros: mira el detalle"
          />
        </Line>
      ) : null}
      {assumed > 0 ? (
        <Line mood="doubt">
          <Plural
            value={assumed}
            one="# con horario supuesto: confírmalo antes de ir"
            other="# con horario supuesto: confírmalos antes de ir"
          />
        </Line>
      ) : null}
      {meals.length > 0 && faults.hasMeals && !broken.some((stop) => stop.meal) ? (
        <Line mood="ok">
          <Trans>Comidas dentro de su hora: {writeWindows(meals.map((rule) => rule.window))}</Trans>
        </Line>
      ) : null}
      {faults.meals.map(({ day, rule, stop }) => (
        <Line key={`${day}-${rule.meal}`} mood="doubt">
          <MealFaultWords day={day + 1} rule={rule} stop={stop === null ? undefined : stopOf(stop)} />
        </Line>
      ))}
      {kept > 0 ? (
        <Line mood="ok">
          <Plural
            value={kept}
            one="# parada con hora fija: no se moverá"
            other="# paradas con hora fija: no se moverán"
          />
        </Line>
      ) : null}
      {guessed > 0 ? (
        <Line mood="doubt">
          <Plural
            value={guessed}
            one="# tramo estimado desde la línea recta: no tenemos esa vía medida"
            other="# tramos estimados desde la línea recta: no tenemos esas vías medidas"
          />
        </Line>
      ) : null}
      {hurried > 0 ? (
        <Line mood="doubt">
          <Plural
            value={hurried}
            one="# parada con poco tiempo: mira el detalle"
            other="# paradas con poco tiempo: mira el detalle"
          />
        </Line>
      ) : null}
      {warnings.map(({ warning, day }) => (
        <Line key={`${day}-${warning.code}`} mood="doubt">
          <DayWarningWords warning={warning} day={day} />
        </Line>
      ))}
    </ul>
  );
}

/** Assumed hours have their own line. */
function hasUnclearFact({ doubts = [], hoursClass }: StopView): boolean {
  return doubts.some(({ about }) => about !== 'hours' || hoursClass !== 'assumed');
}

const MOOD = { ok: textStyles.open, doubt: textStyles.caution, stop: textStyles.stop };

function Line({ mood, children }: { mood: 'ok' | 'doubt' | 'stop'; children: ReactNode }) {
  const Icon = mood === 'ok' ? Check : mood === 'doubt' ? CircleHelp : TriangleAlert;
  return (
    <li className={classNames(flow.mark2, mood === 'stop' && textStyles.stop)}>
      <Icon size={17} className={MOOD[mood]} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

function DayWarningWords({ warning, day }: { warning: DayWarning; day: number }) {
  switch (warning.code) {
    case 'too_many_stops':
      return (
        <Trans>
          Día {day}: {warning.stops} visitas, más de las {warning.most} de tu ritmo
        </Trans>
      );
    case 'too_much_walking':
      return (
        <Trans>
          Día {day}: {formatDistance(warning.metres)} a pie, más de lo que pide tu ritmo
        </Trans>
      );
    case 'too_much_driving':
      return (
        <Trans>
          Día {day}: {formatDuration(warning.minutes)} en auto, más de lo que pide tu ritmo
        </Trans>
      );
    case 'driving_as_asked':
      return (
        <Trans>
          Día {day}: {formatDuration(warning.minutes)} en auto. Tu ritmo promete hasta{' '}
          {formatDuration(warning.promised)}; es más porque lo pides en tu viaje
        </Trans>
      );
  }
}
