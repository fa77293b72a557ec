import { type ReactNode, useMemo, useState } from 'react';
import flow from '#web/ui/flow.module.css';
import { DaySection } from '../trip/days/day-section.tsx';
import type { DayView } from './day-view.ts';
import { frameAround } from './ribbon-geometry.ts';

export type { DayView } from './day-view.ts';

interface DayRibbonsProps {
  days: readonly DayView[];
  stopCard: (stopId: string) => ReactNode;
  onLook?: (look: { day: number; stop: string | null }) => void;
}

export function DayRibbons({ days, stopCard, onLook }: DayRibbonsProps) {
  const [open, setOpen] = useState(0);
  const [selected, setSelected] = useState<string | null>(null);
  const frame = useMemo(
    () =>
      frameAround(
        days.map((day) => ({ from: day.leave, to: day.back })),
        days[0]?.hours ?? { from: 540, to: 1200 },
      ),
    [days],
  );
  const look = (day: number, stop: string | null) => {
    setOpen(day);
    setSelected(stop);
    onLook?.({ day, stop });
  };
  return (
    <div className={flow.stack5}>
      {days.map((day) => (
        <DaySection
          key={day.index}
          day={day}
          frame={frame}
          open={day.index === open}
          selected={selected}
          hold={null}
          reading
          onOpen={() => look(day.index === open ? -1 : day.index, null)}
          onSelect={(stop) => look(day.index, stop === selected ? null : stop)}
        >
          {selected && day.stops.some(({ id }) => id === selected) ? stopCard(selected) : null}
        </DaySection>
      ))}
    </div>
  );
}
