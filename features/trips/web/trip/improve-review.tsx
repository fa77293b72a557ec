import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Check, Clock, Minus, Plus, Undo2 } from 'lucide-react';
import { formatDate } from '#web/format/dates.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { Table } from '#web/ui/table.tsx';
import textStyles from '#web/ui/text.module.css';
import type { CandidatePlace } from '../../contract/planning.ts';
import type { TripDay } from '../../contract/trip.ts';
import { routeChanges, type StopChange } from '../document/history/trip-difference.ts';
import { factsOf, type TripView } from '../document/read-trip.ts';
import { type DayView, sumsOf } from '../ribbon/day-view.ts';
import { MiniRibbon } from '../ribbon/mini-ribbon.tsx';
import change from './change-sheet.module.css';
import styles from './improve-review.module.css';
import type { PlanActions, Proposal } from './use-plan-actions.ts';
import { useTripView } from './use-trip-view.ts';
import { WhatImproves } from './what-improves.tsx';

interface ImproveReviewProps {
  actions: PlanActions;
  remembered: Record<string, CandidatePlace>;
  onAccept: () => void;
}

export function ImproveReview({ actions, remembered, onAccept }: ImproveReviewProps) {
  const { t } = useLingui();
  const { proposal } = actions;
  const label = proposal?.entering ? t`Qué cambia si entra` : t`Tu ruta, antes y después`;
  return (
    <Sheet open={proposal !== null} onClose={actions.refuse} side="right" label={label}>
      {proposal ? <Review proposal={proposal} actions={actions} remembered={remembered} onAccept={onAccept} /> : null}
    </Sheet>
  );
}

function Review({ proposal, actions, remembered, onAccept }: ImproveReviewProps & { proposal: Proposal }) {
  const { t } = useLingui();
  const { board } = proposal.known;
  const before = useTripView(proposal.before, board, remembered);
  const after = useTripView(proposal.after, board, remembered);
  const nameOf = (place: string) => factsOf(board).get(place)?.place.name ?? remembered[place]?.name ?? t`una parada`;
  const changes = routeChanges(proposal.before.days, proposal.after.days);
  return (
    <div className={classNames(sheet.body, change.form)}>
      {proposal.gains && (
        <WhatImproves
          gains={proposal.gains}
          came={changes.flatMap(({ kind, place }) => (kind === 'came' ? nameOf(place) : []))}
        />
      )}
      {proposal.entering && (
        <ChangedDays name={nameOf(proposal.entering)} days={changedDays(proposal.before.days, proposal.after.days)} />
      )}
      <Sums before={before} after={after} />
      {after.days.map((day) => (
        <Day
          key={day.index}
          before={before.days[day.index]!}
          after={day}
          changes={changes.filter((one) => one.day === day.index)}
          nameOf={nameOf}
        />
      ))}
      <div className={classNames(flow.stack2, change.foot)}>
        <p className={textStyles.note}>
          {proposal.entering ? (
            <Trans>Lo que dejaste fijo y lo reservado no se mueve.</Trans>
          ) : (
            <Trans>Lo que pusiste y lo que dejaste fijo sigue en tu ruta; lo que quitaste no vuelve.</Trans>
          )}
        </p>
        <Button block onClick={onAccept}>
          <Check size={20} aria-hidden="true" />
          {proposal.entering ? <Trans>Ponerlo así</Trans> : <Trans>Quedarme con la nueva</Trans>}
        </Button>
        <Button kind="quiet" block onClick={actions.refuse}>
          <Undo2 size={20} aria-hidden="true" />
          {proposal.entering ? <Trans>Dejarlo como estaba</Trans> : <Trans>Dejarla como estaba</Trans>}
        </Button>
      </div>
    </div>
  );
}

const dayNumbers = new Intl.ListFormat('es', { type: 'conjunction' });

/** @param days the numbers of the days that change, from 1 */
function ChangedDays({ name, days }: { name: string; days: readonly number[] }) {
  const numbers = dayNumbers.format(days.map(String));
  return (
    <p>
      <Trans>
        Si entra <b>{name}</b>,
      </Trans>{' '}
      <Plural value={days.length} one={`cambia el día ${numbers}.`} other={`cambian los días ${numbers}.`} />
    </p>
  );
}

function changedDays(before: readonly TripDay[], after: readonly TripDay[]): number[] {
  const shape = (day: TripDay | undefined) =>
    JSON.stringify(day?.stops.map(({ place, meal, begin, minutes }) => [place, meal, begin, minutes]));
  return after.flatMap((day, at) => (shape(day) === shape(before[at]) ? [] : [at + 1]));
}

function Sums({ before, after }: { before: TripView; after: TripView }) {
  const { t } = useLingui();
  const [was, is] = [totalsOf(before), totalsOf(after)];
  const rows = [
    { name: t`En camino`, was: formatDistance(was.metres), is: formatDistance(is.metres) },
    { name: t`Tiempo de traslado`, was: formatDuration(was.minutes), is: formatDuration(is.minutes) },
    { name: t`Paradas`, was: String(was.stops), is: String(is.stops) },
    ...(was.broken + is.broken > 0
      ? [{ name: t`Paradas que no caben`, was: String(was.broken), is: String(is.broken) }]
      : []),
  ];
  return (
    <Table
      caption={t`Antes y después, en números`}
      items={rows}
      keyOf={({ name }) => name}
      columns={[
        { key: 'name', label: t`Tu viaje`, cell: ({ name }) => name },
        { key: 'was', label: t`Antes`, cell: (row) => row.was },
        { key: 'is', label: t`Después`, cell: (row) => <b>{row.is}</b> },
      ]}
    />
  );
}

function totalsOf({ days }: TripView) {
  const stops = days.flatMap((day) => day.stops);
  const sums = days.map(sumsOf);
  return {
    metres: sums.reduce((sum, day) => sum + day.metres, 0),
    minutes: sums.reduce((sum, day) => sum + day.minutes, 0),
    stops: stops.filter(({ number }) => number !== null).length,
    broken: stops.filter(({ broken }) => broken !== null).length,
  };
}

interface DayProps {
  before: DayView;
  after: DayView;
  changes: readonly StopChange[];
  nameOf: (place: string) => string;
}

function Day({ before, after, changes, nameOf }: DayProps) {
  const { t } = useLingui();
  const number = after.index + 1;
  const asText = ({ stops }: DayView) =>
    stops.map(({ name, begin }) => `${formatClock(begin)} ${name}`).join(', ') || t`día libre`;
  return (
    <section className={styles.day} aria-label={t`Día ${number}`}>
      <h3 className={textStyles.titleS}>
        {t`Día ${number}`}
        {after.date ? <span className={`num ${textStyles.note}`}> · {formatDate(after.date)}</span> : null}
      </h3>
      {asText(before) === asText(after) ? (
        <p className={textStyles.note}>
          <Trans>Queda igual.</Trans>
        </p>
      ) : (
        <>
          <div className={styles.pair}>
            <span className={textStyles.note}>
              <Trans>Antes</Trans>
            </span>
            <div className={styles.before}>
              <MiniRibbon day={number} stops={before.stops} label={asText(before)} />
            </div>
            <b className={textStyles.small}>
              <Trans>Después</Trans>
            </b>
            <MiniRibbon day={number} stops={after.stops} label={asText(after)} />
          </div>
          <ul className={classNames(flow.stack1, textStyles.small)}>
            <MoreTravel before={before} after={after} />
            {changes.map((one) => (
              <Change key={one.id} change={one} name={nameOf(one.place)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const LEAST_MINUTES = 5;

/** Names the day that has more or less travel, because a better trip can have a longer day. */
function MoreTravel({ before, after }: Pick<DayProps, 'before' | 'after'>) {
  const more = sumsOf(after).minutes - sumsOf(before).minutes;
  if (Math.abs(more) < LEAST_MINUTES) return null;
  const by = formatDuration(Math.abs(more));
  return (
    <li className={classNames(flow.mark2, textStyles.soft)}>
      <Clock size={17} aria-hidden="true" />
      <span className="num">
        {more > 0 ? <Trans>{by} más en camino ese día</Trans> : <Trans>{by} menos en camino ese día</Trans>}
      </span>
    </li>
  );
}

function Change({ change: { kind, from, to }, name }: { change: StopChange; name: string }) {
  const Icon = kind === 'came' ? Plus : kind === 'left' ? Minus : ArrowRight;
  return (
    <li className={classNames(flow.mark2, kind === 'left' && textStyles.soft)}>
      <Icon size={17} className={kind === 'came' ? textStyles.open : undefined} aria-hidden="true" />
      <span className="num">
        {kind === 'came' ? (
          <Trans>
            Entra <b>{name}</b>, {formatClock(to!.begin)}
          </Trans>
        ) : kind === 'left' ? (
          <Trans>Sale {name}</Trans>
        ) : from!.day === to!.day ? (
          <Trans>
            {name}: de {formatClock(from!.begin)} a {formatClock(to!.begin)}
          </Trans>
        ) : (
          <Trans>
            {name}: del día {from!.day + 1} aquí, {formatClock(to!.begin)}
          </Trans>
        )}
      </span>
    </li>
  );
}
