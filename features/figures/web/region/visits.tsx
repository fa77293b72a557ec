import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Nothing } from '#web/ui/rows.tsx';
import { PAGE_WORDS } from '../../contract/figure-words.ts';
import type { Figures } from '../../contract/figures.ts';
import { Bars } from './bars.tsx';
import { FigureSection } from './figure-section.tsx';
import styles from './figures.module.css';
import { TimeChart } from './time-chart.tsx';

export function Visits({ visits, period }: Pick<Figures, 'visits' | 'period'>) {
  const { t } = useLingui();
  return (
    <FigureSection
      title={t`Visitas`}
      lead={<Trans>Las cuenta la página al abrirse. Los robots que no ejecutan nada no cuentan.</Trans>}
      figure="visits"
      period={period}
    >
      {visits.count === 0 ? (
        <Nothing>
          <Trans>En este periodo no se abrió ninguna página.</Trans>
        </Nothing>
      ) : (
        <>
          <TimeChart name={t`Visitas`} period={period} days={visits.days} yearAgo={visits.yearAgo} />
          <Bars
            bars={visits.pages.map(({ page, count, before }) => ({
              key: page,
              label: (
                <>
                  {PAGE_WORDS[page]}
                  {before !== null && (
                    <small className={styles.before}>
                      <Plural value={before} one="antes, #" other="antes, #" />
                    </small>
                  )}
                </>
              ),
              count,
            }))}
          />
        </>
      )}
    </FigureSection>
  );
}
