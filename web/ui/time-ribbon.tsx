import { classNames } from './class-names.ts';
import styles from './time-ribbon.module.css';

export interface TimeSpan {
  begin: number;
  end: number;
}

interface TimeRibbonProps {
  /** All times are in hours of the day. */
  from: number;
  to: number;
  /** Open times. The rest of the bar is hatched, which means closed. */
  spans: readonly TimeSpan[];
  now?: { at: number; text: string } | null;
  tone?: 'plain' | 'doubt';
  strong?: boolean;
  className?: string;
}

/** Screen readers skip the bar, so text beside the bar must say the times. */
export function TimeRibbon({ from, to, spans, now, tone = 'plain', strong, className }: TimeRibbonProps) {
  const at = position(from, to);
  return (
    <span
      className={classNames(styles.ribbon, tone === 'doubt' && styles.doubt, strong && styles.strong, className)}
      aria-hidden="true"
    >
      {spans.map(({ begin, end }) => (
        <i key={begin} style={{ left: at(begin), width: `calc(${at(end)} - ${at(begin)})` }} />
      ))}
      {now && now.at > from && now.at < to && <em style={{ left: at(now.at) }} data-time={now.text} />}
    </span>
  );
}

export function TimeAxis({ from, to, marks }: { from: number; to: number; marks: readonly TimeMark[] }) {
  const at = position(from, to);
  return (
    <span className={styles.axis} aria-hidden="true">
      {marks.map(({ at: time, label }) => (
        <i key={time} style={{ left: at(time) }}>
          {label}
        </i>
      ))}
    </span>
  );
}

export interface TimeMark {
  at: number;
  label: string | number;
}

const position = (from: number, to: number) => (time: number) => `${(((time - from) / (to - from)) * 100).toFixed(2)}%`;
