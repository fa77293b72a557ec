import type { Poster } from '#features/places/contract/place.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { dayColour } from '#web/ui/day-colour.ts';
import styles from './mini-ribbon.module.css';

export interface MiniStop {
  /** Minutes from midnight. */
  begin: number;
  end: number;
  poster: Poster | null;
}

export interface MiniRibbonProps {
  /** Number of the day, from 1. The number sets the colour. */
  day: number;
  stops: readonly MiniStop[];
  /** Minutes after midnight. The default is 8:30 to 21:30. */
  from?: number;
  to?: number;
  /** Without a label, screen readers skip the ribbon, and other text must describe it. */
  label?: string;
}

const EARLY = 8.5 * 60;
const LATE = 21.5 * 60;

export function MiniRibbon({ day, stops, from = EARLY, to = LATE, label }: MiniRibbonProps) {
  const region = useFace().id;
  const first = Math.min(from, ...stops.map((stop) => stop.begin));
  const last = Math.max(to, ...stops.map((stop) => stop.end));
  const percent = (minutes: number) => `${((minutes / (last - first)) * 100).toFixed(2)}%`;
  return (
    <span
      className={styles.mini}
      style={{ '--day': dayColour(day) } as React.CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {stops.map((stop) => (
        <i
          key={`${stop.begin}-${stop.end}`}
          style={{ left: percent(stop.begin - first), width: percent(stop.end - stop.begin) }}
        >
          {stop.poster ? (
            <img className="spare" src={posterUrl({ region, ...stop.poster })} alt="" loading="lazy" decoding="async" />
          ) : null}
        </i>
      ))}
    </span>
  );
}
