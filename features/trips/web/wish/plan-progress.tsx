import { Trans, useLingui } from '@lingui/react/macro';
import { Square } from 'lucide-react';
import { useEffect } from 'react';
import { addDays, formatDate } from '#web/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { dayColour } from '#web/ui/day-colour.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { Wish } from '../../contract/trip.ts';
import { DayRibbon } from '../ribbon/day-ribbon.tsx';
import { frameAround } from '../ribbon/ribbon-geometry.ts';
import styles from './plan-trip.module.css';

export function PlanProgress({ wish, title, onStop }: { wish: Wish; title: string; onStop: () => void }) {
  const { t } = useLingui();
  const hours = { from: wish.earliest, to: wish.latest };
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    void scrollTo(0, 0);
  }, []);
  const frame = frameAround([], { from: hours.from - 30, to: hours.to + 30 });
  return (
    <section className={classNames('wrap', flow.page, flow.stack5)} aria-busy="true">
      <header className={classNames(flow.row4, flow.ends)}>
        <div>
          <p className={textStyles.soft} role="status">
            <Trans>Buscando qué cabe de verdad: horarios, caminos y tus gustos…</Trans>
          </p>
          <h1>{title}</h1>
        </div>
        <Button kind="quiet" onClick={onStop}>
          <Square size={18} aria-hidden="true" />
          <Trans>Detener</Trans>
        </Button>
      </header>
      {Array.from({ length: wish.days }, (_, index) => {
        const date = addDays(wish.startDate, index);
        const day = {
          index,
          date,
          title: null,
          best: [],
          leave: hours.from,
          back: hours.to,
          hours,
          stops: [],
          legs: [],
        };
        return (
          <div key={date} className={styles.day} style={{ '--day': dayColour(index + 1) } as React.CSSProperties}>
            <h2 className={textStyles.titleM}>
              {t`Día ${index + 1}`} <small className={`num ${textStyles.soft}`}>{formatDate(date)}</small>
            </h2>
            <DayRibbon day={day} frame={frame} open={false} selected={null} hold={null} onSelect={() => {}} filling />
          </div>
        );
      })}
    </section>
  );
}
