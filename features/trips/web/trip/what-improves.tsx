import { Plural, Trans } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import { useFace } from '#web/face.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatMoney } from '#web/format/money.ts';
import { formatDuration } from '#web/format/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { RouteGain, RouteGains } from '../document/planning/route-gains.ts';
import { useShortList } from './days/short-list.ts';

/** One line names at most this number of measures. The most important measures come first. */
const MOST = 3;

interface WhatImprovesProps {
  gains: RouteGains;
  /** Names of the places that are new in the trip. They are the reason for more driving. */
  came: readonly string[];
}

export function WhatImproves({ gains: { better, worse }, came }: WhatImprovesProps) {
  const names = useShortList();
  const drives = worse.find(({ measure }) => measure === 'drive');
  const reasons = names([...came], MOST);
  return (
    <div className={flow.stack2}>
      <p className={flow.mark2}>
        <ArrowUp size={18} className={textStyles.open} aria-hidden="true" />
        <span>
          <b>
            <Trans>Mejora:</Trans>
          </b>{' '}
          <Line gains={better} />
        </span>
      </p>
      {worse.length > 0 ? (
        <p className={classNames(flow.mark2, textStyles.soft)}>
          <ArrowDown size={18} className={textStyles.caution} aria-hidden="true" />
          <span>
            <b>
              <Trans>A cambio:</Trans>
            </b>{' '}
            <Line gains={drives ? [drives, ...worse.filter((one) => one !== drives)] : worse} />
            {drives && came.length > 0 ? (
              <>
                {'. '}
                <Trans>El auto es para llegar a {reasons}.</Trans>
              </>
            ) : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}

function Line({ gains }: { gains: RouteGain[] }) {
  return gains.slice(0, MOST).map((gain, index) => (
    <Fragment key={gain.measure}>
      {index > 0 ? ' · ' : null}
      {gain.more ? <More {...gain} /> : <Less {...gain} />}
    </Fragment>
  ));
}

function More({ measure, by }: RouteGain) {
  const { currency } = useFace();
  switch (measure) {
    case 'closed':
      return <Plural value={by} one="# parada cerrada más" other="# paradas cerradas más" />;
    case 'unfit':
      return <Plural value={by} one="# parada más que no cabe" other="# paradas más que no caben" />;
    case 'sights':
      return <Plural value={by} one="# visita más" other="# visitas más" />;
    case 'meals':
      return <Plural value={by} one="# comida más" other="# comidas más" />;
    case 'taste':
      return <Trans>lugares más a tu gusto</Trans>;
    case 'drive':
      return <Trans>{formatDuration(by)} más en auto</Trans>;
    case 'ride':
      return <Trans>{formatDuration(by)} más en tren o bote</Trans>;
    case 'walk':
      return <Trans>{formatDistance(by)} más a pie</Trans>;
    case 'wait':
      return <Trans>{formatDuration(by)} más de espera</Trans>;
    case 'late':
      return <Trans>vuelves {formatDuration(by)} más tarde</Trans>;
    case 'overfull':
      return <Plural value={by} one="# día más recargado" other="# días más recargados" />;
    case 'hurried':
      return <Plural value={by} one="# parada más con el tiempo justo" other="# paradas más con el tiempo justo" />;
    case 'cost':
      return <Trans>{formatMoney(by, currency.code)} más en entradas</Trans>;
  }
}

function Less({ measure, by }: RouteGain) {
  const { currency } = useFace();
  switch (measure) {
    case 'closed':
      return <Plural value={by} one="# parada cerrada menos" other="# paradas cerradas menos" />;
    case 'unfit':
      return <Plural value={by} one="ya cabe # parada que no cabía" other="ya caben # paradas que no cabían" />;
    case 'sights':
      return <Plural value={by} one="# visita menos" other="# visitas menos" />;
    case 'meals':
      return <Plural value={by} one="# comida menos" other="# comidas menos" />;
    case 'taste':
      return <Trans>lugares menos a tu gusto</Trans>;
    case 'drive':
      return <Trans>{formatDuration(by)} menos en auto</Trans>;
    case 'ride':
      return <Trans>{formatDuration(by)} menos en tren o bote</Trans>;
    case 'walk':
      return <Trans>{formatDistance(by)} menos a pie</Trans>;
    case 'wait':
      return <Trans>{formatDuration(by)} menos de espera</Trans>;
    case 'late':
      return <Trans>vuelves {formatDuration(by)} más temprano</Trans>;
    case 'overfull':
      return <Plural value={by} one="# día recargado menos" other="# días recargados menos" />;
    case 'hurried':
      return <Plural value={by} one="# parada menos con el tiempo justo" other="# paradas menos con el tiempo justo" />;
    case 'cost':
      return <Trans>{formatMoney(by, currency.code)} menos en entradas</Trans>;
  }
}
