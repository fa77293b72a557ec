import { Trans, useLingui } from '@lingui/react/macro';
import { DoorClosed } from 'lucide-react';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TimeWindow } from '#planner/model.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import { isByDaylight } from '../trip/checks/by-daylight.ts';
import styles from './day-ribbon.module.css';
import { type DayView, freeSpans, type LegView, type StopView } from './day-view.ts';
import { HopMarker } from './hop-marker.tsx';
import {
  closingSide,
  hopBeside,
  hopSizes,
  hourTicks,
  offsetOf,
  placeLabels,
  type Span,
  shutSpans,
  tracksOf,
} from './ribbon-geometry.ts';
import { StopMarker } from './stop-marker.tsx';
import { type Hold, RIBBON_DAY, type useHold } from './use-hold.ts';

/** `day-ribbon.module.css` uses the same width. */
const UPRIGHT = '(width < 600px)';
/** Pixels that the duration of a free span needs. Shorter spans show no text. */
const SHORTEST_FREE = 50;
const BEFORE_MEASURE: RibbonSize = { length: 880, upright: false };

type HoldHandle = ReturnType<typeof useHold>;

interface DayRibbonProps {
  day: DayView;
  frame: Span;
  open: boolean;
  selected: string | null;
  hold: Hold | null;
  hands?: Pick<HoldHandle, 'pointerDown' | 'keyDown' | 'clickWasDrag'>;
  onSelect: (stop: string) => void;
  filling?: boolean;
  /** On a phone, the stops of a folded day are pictures without a button. */
  reading?: boolean;
}

/** Positions are CSS properties in minutes, because only the style sheet decides the direction of time. */
export function DayRibbon({ day, frame, open, selected, hold, hands, onSelect, filling, reading }: DayRibbonProps) {
  const ground = useRef<HTMLDivElement>(null);
  const { length, upright } = useRibbonSize(ground);
  const span = frame.to - frame.from;
  const chosen = day.stops.find((stop) => stop.id === (hold?.stop ?? selected)) ?? null;
  const labels = useMemo(() => {
    const at = (minute: number) => offsetOf(minute, length, frame);
    return placeLabels(
      day.stops.map((stop) => ({
        left: at(stop.begin),
        width: at(stop.end) - at(stop.begin),
        name: stop.name,
      })),
      length,
    );
  }, [day.stops, frame, length]);
  const tracks = useMemo(() => tracksOf(day.stops.map(({ begin, end }) => ({ from: begin, to: end }))), [day.stops]);
  const hops = useMemo(() => {
    const legs = day.legs.flatMap((leg) => (leg && leg.minutes > 0 ? [leg] : []));
    const sizes = hopSizes(legs.map((leg) => offsetOf((leg.depart + leg.arrive) / 2, length, frame)));
    return new Map(legs.map((leg, index) => [leg, sizes[index]!]));
  }, [day.legs, frame, length]);
  const hasRoom = ({ from, to }: Span) =>
    upright || offsetOf(to, length, frame) - offsetOf(from, length, frame) >= SHORTEST_FREE;
  /** On a vertical ribbon, the text of a leg would cover the stops that lie side by side. */
  const isBesideCrossing = (index: number) =>
    upright && [tracks[index - 1], tracks[index]].some((one) => one !== undefined && one.tracks > 1);
  const rows = 1 + Math.max(0, ...labels.map((label) => label.row));
  const last = day.legs.at(-1);
  const spanOf = (stop: StopView | undefined) => (stop ? { from: stop.begin, to: stop.end } : null);
  const placeHop = ({ depart, arrive }: LegView, index: number) => {
    if (!upright) return place(depart, arrive);
    const at = hopBeside({ from: depart, to: arrive }, spanOf(day.stops[index - 1]), spanOf(day.stops[index]));
    return place(at, at);
  };

  return (
    <div
      ref={ground}
      className={styles.ribbon}
      data-open={open || undefined}
      data-filling={filling || undefined}
      {...{ [RIBBON_DAY]: day.index }}
      style={{ '--start': frame.from, '--span': span, '--rows': rows } as React.CSSProperties}
    >
      <div className={styles.ticks} aria-hidden="true">
        {hourTicks(frame, length).map((minute) => (
          <i key={minute} style={place(minute, minute)}>
            <span>{minute / 60 > 24 ? minute / 60 - 24 : minute / 60}</span>
          </i>
        ))}
      </div>
      <ShutGround day={day} frame={frame} length={length} chosen={chosen} open={open} upright={upright} />
      {labels.map((label, index) =>
        label.row > 0 ? (
          <i
            key={day.stops[index]!.id}
            className={styles.thread}
            aria-hidden="true"
            style={{ ...place(day.stops[index]!.begin, 0), '--row': label.row } as React.CSSProperties}
          />
        ) : null,
      )}
      <ol>
        {day.stops.map((stop, index) => {
          const leg = day.legs[index];
          return [
            leg && hops.has(leg) && !isBesideCrossing(index) ? (
              <HopMarker
                key={`to-${stop.id}`}
                leg={leg}
                size={upright ? 'full' : hops.get(leg)!}
                style={placeHop(leg, index)}
              />
            ) : null,
            <StopMarker
              key={stop.id}
              stop={stop}
              day={day.index}
              style={{ ...place(stop.begin, stop.end), '--order': index } as React.CSSProperties}
              label={labels[index]!}
              track={tracks[index]!}
              labelShift={labels[index]!.left - offsetOf(stop.begin, length, frame)}
              upright={upright}
              still={reading && upright && !open}
              selected={selected === stop.id}
              held={hold?.stop === stop.id}
              hands={hands}
              onSelect={onSelect}
            />,
          ];
        })}
        {last && day.stops.length > 0 && hops.has(last) && !isBesideCrossing(day.stops.length) ? (
          <HopMarker
            leg={last}
            size={upright ? 'full' : hops.get(last)!}
            style={placeHop(last, day.stops.length)}
            home
          />
        ) : null}
        {!filling &&
          freeSpans(day).map((free) => (
            <li key={`free-${free.from}`} className={styles.free} style={place(free.from, free.to)}>
              <span className={hasRoom(free) ? undefined : 'sr'}>
                <Trans>
                  <span className={styles.whole}>{formatDuration(free.to - free.from)}</span> libre
                </Trans>
              </span>
            </li>
          ))}
      </ol>
    </div>
  );
}

function ShutGround({
  day,
  frame,
  length,
  chosen,
  open,
  upright,
}: {
  day: DayView;
  frame: Span;
  /** Pixels. */
  length: number;
  chosen: StopView | null;
  open: boolean;
  upright: boolean;
}) {
  const closing = useClosingWords();
  const windows = chosen?.windows;
  const spans = shutSpans(windows ?? [{ open: day.hours.from, close: day.hours.to }], frame);
  const assumed = chosen?.hoursClass === 'assumed';
  return (
    <>
      {spans.map((span) => (
        <div
          key={span.from}
          className={styles.shut}
          data-assumed={(windows && assumed) || undefined}
          style={place(span.from, span.to)}
        />
      ))}
      {open && chosen && windows
        ? windows
            .filter((window) => window.close < frame.to && window.close > frame.from)
            .slice(-1)
            .map((window) => {
              const words = closing(chosen, window, upright);
              const { before, room } = closingSide(offsetOf(window.close, length, frame), words, length);
              return (
                <p
                  key="closing"
                  className={styles.closing}
                  style={{ ...place(window.close, window.close), maxWidth: upright ? undefined : room }}
                  data-late={before || undefined}
                >
                  <DoorClosed size={14} aria-hidden="true" />
                  <span>{words}</span>
                </p>
              );
            })
        : null}
    </>
  );
}

function useClosingWords(): (stop: StopView, window: TimeWindow, brief: boolean) => string {
  const { t } = useLingui();
  return ({ name, hoursClass }, window, brief) => {
    const hour = formatClock(window.close);
    if (hoursClass === 'open_space' && !isByDaylight([window]))
      return brief ? t`hasta las ${hour}` : t`${name}: mejor hasta las ${hour}`;
    if (hoursClass === 'open_space')
      return brief ? t`con luz hasta las ${hour}` : t`${name}: con luz hasta las ${hour}`;
    if (hoursClass === 'assumed')
      return brief ? t`quizá cierra ${hour}` : t`${name}: suponemos que cierra a las ${hour}`;
    return brief ? t`cierra ${hour}` : t`${name} cierra a las ${hour}`;
  };
}

function place(from: number, to: number): React.CSSProperties {
  return { '--from': from, '--to': to } as React.CSSProperties;
}

interface RibbonSize {
  /** Pixels along the time axis. */
  length: number;
  upright: boolean;
}

function useRibbonSize(ribbon: RefObject<HTMLElement | null>): RibbonSize {
  const [size, setSize] = useState(BEFORE_MEASURE);
  useLayoutEffect(() => {
    const element = ribbon.current;
    if (!element) return;
    const turned = window.matchMedia(UPRIGHT);
    const measure = () => {
      const upright = turned.matches;
      const length = upright ? element.clientHeight : element.clientWidth;
      setSize((was) => (was.length === length && was.upright === upright ? was : { length, upright }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    turned.addEventListener('change', measure);
    return () => {
      observer.disconnect();
      turned.removeEventListener('change', measure);
    };
  }, [ribbon]);
  return size;
}
