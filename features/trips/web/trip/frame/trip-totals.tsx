import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { formatNumber } from '#web/format/number.ts';
import { formatDuration } from '#web/format/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { PlanningContext } from '../../../contract/planning.ts';
import type { TripDocument } from '../../../contract/trip.ts';
import { factsOf, type TripView } from '../../document/read-trip.ts';
import { sumsOf } from '../../ribbon/day-view.ts';
import styles from './trip-side.module.css';

export function TripTotals({
  view,
  board,
  document,
}: {
  view: TripView;
  board: PlanningContext | null;
  document: TripDocument;
}) {
  const { t } = useLingui();
  const { currency } = useFace();
  if (!board || !view.verdict) return null;
  const sums = view.days.map(sumsOf);
  const kilometres = sums.reduce((sum, day) => sum + day.metres, 0) / 1000;
  const minutes = sums.reduce((sum, day) => sum + day.minutes, 0);
  const facts = factsOf(board);
  const places = document.days.flatMap((day) => day.stops.flatMap((stop) => stop.place ?? []));
  const unpriced = places.filter(
    (id) => facts.get(id)?.candidate.cost == null && facts.get(id)?.candidate.hoursClass !== 'open_space',
  );
  // A total of zero is shown only if all prices are known.
  const priced = view.verdict.cost > 0 || (places.length > 0 && unpriced.length === 0);
  const { adults, children, seniors } = document.wish.party;
  return (
    <>
      <dl className={classNames(flow.wrap3, flow.ends, styles.totals)}>
        <div>
          <dt>{t`En camino`}</dt>
          <dd>
            {formatNumber(kilometres, 1, 1)} <small>km</small>
          </dd>
        </div>
        <div>
          <dt>{t`Tiempo de traslado`}</dt>
          <dd>{formatDuration(minutes)}</dd>
        </div>
        <div>
          <dt>{t`Entradas conocidas`}</dt>
          <dd className={view.verdict.overBudget ? textStyles.stop : undefined}>
            {priced ? formatMoney(view.verdict.cost, currency.code) : t`sin datos`}
          </dd>
        </div>
      </dl>
      <p className={textStyles.note}>
        <Plural value={adults + children + seniors} one="Para una persona" other="Para las # personas" />
        {', '}
        <Trans>en {currency.code}; comidas, transporte y alojamiento aparte.</Trans>{' '}
        {unpriced.length > 0 ? (
          <Plural
            value={unpriced.length}
            one="Hay # parada sin tarifa publicada."
            other="Hay # paradas sin tarifa publicada."
          />
        ) : null}{' '}
        {view.verdict.overBudget ? <Trans>Pasa tu tope.</Trans> : null}
      </p>
    </>
  );
}
