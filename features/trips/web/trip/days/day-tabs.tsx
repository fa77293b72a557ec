import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#web/format/dates.ts';
import { TabSteps } from '#web/ui/tabs.tsx';
import type { DayView } from '../../ribbon/day-view.ts';
import styles from '../trip.module.css';

const MANY_DAYS = 4;

interface DayTabsProps {
  days: readonly Pick<DayView, 'index' | 'date'>[];
  open: number;
  onOpen: (day: number) => void;
}

export function DayTabs({ days, open, onOpen }: DayTabsProps) {
  const { t } = useLingui();
  if (days.length < MANY_DAYS) return null;
  return (
    <TabSteps
      label={t`Días del viaje`}
      className={styles.dayTabs}
      current={String(open)}
      items={days.map(({ index, date }) => ({
        key: String(index),
        label: t`Día ${index + 1}`,
        before: date === null ? null : <span className="sr">{formatDate(date)}, </span>,
      }))}
      onPick={(key) => {
        const day = Number(key);
        onOpen(day);
        // The height of the day changes when it opens, so scrolling waits for the next frame.
        requestAnimationFrame(() => document.getElementById(dayId(day))?.scrollIntoView());
      }}
    />
  );
}

export const dayId = (index: number): string => `dia-${index + 1}`;
