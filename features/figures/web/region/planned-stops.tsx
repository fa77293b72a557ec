import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { formatLongDate } from '#web/format/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { Nothing } from '#web/ui/rows.tsx';
import { FEWEST, type Figures, STOP_DAYS } from '../../contract/figures.ts';
import { FigureSection } from './figure-section.tsx';
import styles from './stops-table.module.css';
import { type StopsData, StopsTable } from './stops-table.tsx';

/** More districts would not fit beside each other on a phone. The file has all of them. */
const SHOWN = 6;

export function PlannedStops({ stops, period }: Pick<Figures, 'stops' | 'period'>) {
  const { t } = useLingui();
  const { days, districts } = stops;
  const shown = { days, districts: districts.slice(0, SHOWN) };
  const rest = districts.length - shown.districts.length;
  return (
    <FigureSection
      wide
      title={t`Cuándo y a dónde van`}
      lead={
        <Trans>
          Paradas que el sitio propuso para los próximos {STOP_DAYS} días, antes de que cada persona las cambie. El área
          de cada figura es la cuenta; «&lt;{FEWEST}» es de una a cuatro, y la suma con «+» no las incluye.
        </Trans>
      }
      figure="stops"
      period={period}
    >
      {districts.length === 0 ? (
        <Nothing>
          <Trans>Ningún plan visita la región en los próximos {STOP_DAYS} días.</Trans>
        </Nothing>
      ) : (
        <>
          <StopsTable {...shown} />
          {rest > 0 && (
            <p>
              <Plural
                value={rest}
                one="Falta # distrito más, que está en el CSV."
                other="Faltan # distritos más, que están en el CSV."
              />
            </p>
          )}
          <Busiest {...shown} />
        </>
      )}
    </FigureSection>
  );
}

function Busiest({ days, districts }: StopsData) {
  const cells = districts.flatMap(({ name, counts }) => counts.map((count, at) => ({ name, count: count ?? 0, at })));
  const { name, count, at } = cells.reduce((most, cell) => (cell.count > most.count ? cell : most));
  if (count === 0) return null;
  const { day, holiday } = days[at]!;
  return (
    <p className={classNames(flow.mark2, styles.busiest)}>
      <Lightbulb size={20} aria-hidden />
      <span>
        <b>
          <Trans>
            El {formatLongDate(day)}, {name ?? <Trans>un lugar sin distrito</Trans>} recibe su mayor día:
          </Trans>
        </b>{' '}
        <Plural value={count} one="# parada." other="# paradas." /> {holiday && <Trans>Es feriado: {holiday}.</Trans>}
      </span>
    </p>
  );
}
