import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { monthName } from '#features/quotations/contract/report-words.ts';
import flow from '#web/ui/flow.module.css';
import { Nothing } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { INTEREST_WORDS } from '../../contract/figure-words.ts';
import type { Figures } from '../../contract/figures.ts';
import { type Bar, Bars } from './bars.tsx';
import { FigureSection } from './figure-section.tsx';
import { TimeChart } from './time-chart.tsx';

export function Plans({ plans, period }: Pick<Figures, 'plans' | 'period'>) {
  const { t } = useLingui();
  const shapes: { title: string; bars: Bar[] }[] = [
    {
      title: t`Cuántos días`,
      bars: plans.lengths.map(({ days, count }) => ({
        key: String(days),
        label: <Plural value={days} one="# día" other="# días" />,
        count,
      })),
    },
    {
      title: t`Cuándo viajan`,
      bars: plans.months.map(({ month, count }) => ({ key: month, label: monthName(month), count })),
    },
    {
      title: t`Qué les gusta`,
      bars: plans.interests.map(({ interest, count }) => ({
        key: interest,
        label: INTEREST_WORDS[interest] ?? interest,
        count,
      })),
    },
  ];
  return (
    <FigureSection
      title={t`Planes armados`}
      lead={
        <Trans>
          Cada viaje nuevo, como el sitio lo propone. Lo que la persona mueve, quita o agrega después no cuenta.
        </Trans>
      }
      figure="plans"
      period={period}
    >
      {plans.count === 0 ? (
        <Nothing>
          <Trans>En este periodo no se armó ningún plan.</Trans>
        </Nothing>
      ) : (
        <>
          <TimeChart name={t`Planes armados`} period={period} days={plans.days} yearAgo={plans.yearAgo} tone="plans" />
          {shapes
            .filter(({ bars }) => bars.length > 0)
            .map(({ title, bars }) => (
              <div key={title} className={flow.stack2}>
                <h3 className={textStyles.titleS}>{title}</h3>
                <Bars bars={bars} />
              </div>
            ))}
        </>
      )}
    </FigureSection>
  );
}
