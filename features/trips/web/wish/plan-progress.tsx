import { Trans, useLingui } from '@lingui/react/macro';
import { Square } from 'lucide-react';
import { addDays, formatDate } from '#web/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { dayColour } from '#web/ui/day-colour.ts';
import type { Wish } from '../../contract/trip.ts';
import { DayRibbon } from '../ribbon/day-ribbon.tsx';
import { frameAround } from '../ribbon/ribbon-geometry.ts';
import styles from './plan-trip.module.css';

/** The days as empty ribbons while the planner runs. */
export function PlanProgress({ wish, title, onStop }: { wish: Wish; title: string; onStop: () => void }) {
  const { t } = useLingui();
  const hours = { from: wish.earliest, to: wish.latest };
  const frame = frameAround([], { from: hours.from - 30, to: hours.to + 30 });
  return (
    <section className={styles.progress} aria-busy="true">
      <header>
        <div>
          <p className={styles.doing} role="status">
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
          <div key={date} style={{ '--day': dayColour(index + 1) } as React.CSSProperties}>
            <h2>
              {t`Día ${index + 1}`} <small className="num">{formatDate(date)}</small>
            </h2>
            <DayRibbon day={day} frame={frame} open={false} selected={null} hold={null} onSelect={() => {}} filling />
          </div>
        );
      })}
    </section>
  );
}
