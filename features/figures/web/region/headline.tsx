import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatInteger } from '#web/format/count.ts';
import { FEWEST, type Figures, PERIOD_DAYS } from '../../contract/figures.ts';
import { Change, YearAgo } from './change.tsx';
import styles from './figures.module.css';

export function Headline({ figures: { period, visits, plans, leftOut } }: { figures: Figures }) {
  const { t } = useLingui();
  const days = PERIOD_DAYS[period];
  const span = period === 'year' ? t`12 meses` : t`${days} días`;
  const tenths = Math.round((leftOut.askedOut / leftOut.asked) * 10);
  return (
    <div>
      <p className={styles.say}>
        <Trans>
          En {span},{' '}
          <b>
            {formatInteger(visits.count)} <Plural value={visits.count} one="visita" other="visitas" />
          </b>{' '}
          y{' '}
          <b>
            {formatInteger(plans.count)} <Plural value={plans.count} one="plan armado" other="planes armados" />
          </b>
          .
        </Trans>{' '}
        {leftOut.asked >= FEWEST && (
          <em>
            {tenths === 0 ? (
              <Trans>Casi todo lo que pidieron entró.</Trans>
            ) : (
              <Plural
                value={tenths}
                one="De cada diez lugares que pidieron, uno quedó fuera."
                other="De cada diez lugares que pidieron, # quedaron fuera."
              />
            )}
          </em>
        )}
      </p>
      <p className={styles.changes}>
        <Change now={visits.count} before={visits.before} days={days}>
          <Trans>Visitas</Trans>
        </Change>
        <Change now={plans.count} before={plans.before} days={days}>
          <Trans>Planes</Trans>
        </Change>
        <YearAgo now={visits.count} yearAgo={visits.yearAgo}>
          <Trans>Visitas</Trans>
        </YearAgo>
        <YearAgo now={plans.count} yearAgo={plans.yearAgo}>
          <Trans>Planes</Trans>
        </YearAgo>
        {visits.before === null && (
          <Trans>Los hechos de hace más de trece meses ya no están, y por eso el año no se compara.</Trans>
        )}
      </p>
    </div>
  );
}
