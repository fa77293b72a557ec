import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import styles from './phone-sheet.module.css';

export type SheetHeight = 'low' | 'half' | 'full';

interface PhoneSheetProps {
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  header: ReactNode;
  children: ReactNode;
}

const ORDER: SheetHeight[] = ['low', 'half', 'full'];
const FLING = 0.45;

/** Pixels. The formula is the same as in explore.module.css. */
export const halfSheet = (room: number): number => Math.round(Math.max(room * 0.4, Math.min(room * 0.54, room - 330)));

export function PhoneSheet({ height, onHeight, header, children }: PhoneSheetProps) {
  const { t } = useLingui();
  const sheet = useRef<HTMLElement>(null);
  const drag = useRef<{ y: number; tall: number; last: number; speed: number; time: number } | null>(null);
  const [pulled, setPulled] = useState<number | null>(null);

  const buttons = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // One of the two buttons disappears at the lowest height and at the full height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever the height has changed
  useEffect(() => {
    if (pressed.current && !buttons.current?.contains(document.activeElement))
      buttons.current?.querySelector('button')?.focus({ preventScroll: true });
    pressed.current = false;
  }, [height]);
  const press = (to: SheetHeight) => {
    pressed.current = true;
    onHeight(to);
  };

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!sheet.current || (event.target as Element).closest('button, a, select, input')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      y: event.clientY,
      tall: sheet.current.offsetHeight,
      last: event.clientY,
      speed: 0,
      time: event.timeStamp,
    };
  };
  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    now.speed = (event.clientY - now.last) / Math.max(1, event.timeStamp - now.time);
    now.last = event.clientY;
    now.time = event.timeStamp;
    setPulled(now.tall + now.y - event.clientY);
  };
  const end = () => {
    const now = drag.current;
    drag.current = null;
    setPulled(null);
    if (!now || !sheet.current) return;
    const room = sheet.current.parentElement?.clientHeight ?? innerHeight;
    const at = now.tall + now.y - now.last;
    const step = ORDER.indexOf(height);
    if (Math.abs(now.y - now.last) < 6) return;
    if (Math.abs(now.speed) > FLING)
      return onHeight(ORDER[Math.min(2, Math.max(0, step + (now.speed < 0 ? 1 : -1)))] ?? height);
    const stops = { low: 84, half: halfSheet(room), full: room };
    onHeight(
      ORDER.reduce((best, one) => (Math.abs(stops[one] - at) < Math.abs(stops[best] - at) ? one : best), height),
    );
  };

  const next = height === 'full' ? 'half' : ORDER[ORDER.indexOf(height) + 1];
  return (
    <section
      ref={sheet}
      className={styles.sheet}
      data-height={height}
      data-pulled={pulled !== null || undefined}
      style={pulled === null ? undefined : { height: Math.max(84, pulled) }}
    >
      <div className={styles.head} onPointerDown={begin} onPointerMove={move} onPointerUp={end} onPointerCancel={end}>
        <div className={styles.buttons} ref={buttons}>
          {height !== 'low' && (
            <IconButton label={t`Bajar la lista`} onClick={() => press(height === 'full' ? 'half' : 'low')}>
              <ChevronDown size={20} aria-hidden />
            </IconButton>
          )}
          <i className={styles.grab} aria-hidden="true" />
          {height !== 'full' && (
            <IconButton label={t`Subir la lista`} onClick={() => press(next ?? 'full')}>
              <ChevronUp size={20} aria-hidden />
            </IconButton>
          )}
        </div>
        {header}
      </div>
      <div className={styles.body} inert={height === 'low' ? true : undefined}>
        {children}
      </div>
    </section>
  );
}
