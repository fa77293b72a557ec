import { useLingui } from '@lingui/react/macro';
import { Check, CircleHelp, GripVertical, Lock, Route, Sun, TicketCheck, TriangleAlert, Utensils } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatClock } from '#web/format/time.ts';
import { isHeld } from '../document/planning/plan-stops.ts';
import { mayBeClosed, pageOf, type StopView } from './day-view.ts';
import { briefness, type Label, type Track } from './ribbon-geometry.ts';
import styles from './stop-marker.module.css';
import type { useHold } from './use-hold.ts';

/** Pixels. Narrower labels do not show the end of the visit. */
const TIGHT_LABEL = 98;

export const HOLD_HELP = 'ayuda-mover-parada';

interface StopMarkerProps {
  stop: StopView;
  day: number;
  style: React.CSSProperties;
  label: Label;
  track: Track;
  /** Pixels from the stop's edge to the label's edge. */
  labelShift: number;
  upright: boolean;
  /** The marker is a picture without a button. */
  still?: boolean;
  selected: boolean;
  held: boolean;
  hands?: Pick<ReturnType<typeof useHold>, 'pointerDown' | 'keyDown' | 'clickWasDrag'> | undefined;
  onSelect: (stop: string) => void;
}

export const StopMarker = memo(function StopMarker(props: StopMarkerProps) {
  const { stop, day, style, label, track, labelShift, upright, still, selected, held, onSelect } = props;
  const hands = stop.plan || isHeld(stop) ? undefined : props.hands;
  const name = useAccessibleName(stop);
  const region = useFace().id;
  const to = pageOf(stop);
  const picture = stop.plan?.photo ?? (stop.poster && posterUrl({ region, ...stop.poster }));
  const minutes = stop.end - stop.begin;
  const handle = { id: stop.id, day, begin: stop.begin };
  const face = (
    <>
      {picture ? (
        <span className={styles.picture}>
          <img src={picture} alt="" draggable={false} />
        </span>
      ) : (
        <SlotPicture stop={stop} />
      )}
      {stop.number ? (
        <span className={styles.number} aria-hidden="true">
          {stop.number}
        </span>
      ) : null}
      <StopFlag stop={stop} />
    </>
  );
  return (
    <li
      className={styles.stop}
      style={
        {
          ...style,
          '--label': `${labelShift}px`,
          '--label-width': `${label.width}px`,
          '--row': label.row,
          '--track': track.track,
          '--tracks': track.tracks,
        } as React.CSSProperties
      }
      data-stop={stop.id}
      data-row={label.row || undefined}
      data-tracks={track.tracks > 1 || undefined}
      data-selected={selected || undefined}
      data-held={held || undefined}
      data-broken={stop.broken ? true : undefined}
      data-slot={stop.place || stop.plan ? undefined : true}
      data-brief={briefness(minutes) ?? undefined}
      data-tight={label.width < TIGHT_LABEL || undefined}
    >
      {still ? (
        <span className={styles.art} role="img" aria-label={name}>
          {face}
        </span>
      ) : (
        <button
          type="button"
          className={styles.art}
          aria-label={name}
          aria-expanded={selected}
          aria-describedby={hands ? HOLD_HELP : undefined}
          aria-roledescription={hands ? 'parada' : undefined}
          onClick={() => {
            if (!held && !hands?.clickWasDrag()) onSelect(stop.id);
          }}
          onPointerDown={hands ? (event) => hands.pointerDown(event, handle, false) : undefined}
          onKeyDown={hands ? (event) => hands.keyDown(event, handle, upright) : undefined}
          onKeyUp={hands ? (event) => event.key === ' ' && event.preventDefault() : undefined}
          onContextMenu={(event) => event.preventDefault()}
        >
          {face}
        </button>
      )}
      {hands ? (
        <span
          className={styles.grip}
          aria-hidden="true"
          onPointerDown={(event) => hands.pointerDown(event, handle, true)}
        >
          <GripVertical size={16} />
        </span>
      ) : null}
      <div className={styles.text}>
        <b title={stop.name}>
          {label.row > 0 && stop.number ? (
            <i className={styles.echo} aria-hidden="true">
              {stop.number}
            </i>
          ) : null}
          {to ? (
            <Link to={to} draggable={false}>
              {stop.name}
            </Link>
          ) : (
            <span aria-hidden="true">{stop.name}</span>
          )}
        </b>
        <span className={styles.time} aria-hidden="true">
          <HoursMark stop={stop} />
          <span>
            {formatClock(stop.begin)}
            <span className={styles.until}>–{formatClock(stop.end)}</span>
          </span>
        </span>
      </div>
    </li>
  );
});

function SlotPicture({ stop: { plan, meal } }: { stop: StopView }) {
  const Icon = plan ? Route : meal ? Utensils : Sun;
  return (
    <span className={styles.slot}>
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}

function StopFlag({ stop }: { stop: StopView }) {
  const Icon = stop.broken
    ? TriangleAlert
    : stop.state === 'locked'
      ? Lock
      : stop.state === 'booked'
        ? TicketCheck
        : null;
  return Icon ? (
    <span className={styles.flag} data-broken={stop.broken ? true : undefined} aria-hidden="true">
      <Icon size={14} />
    </span>
  ) : null;
}

function HoursMark({ stop }: { stop: StopView }) {
  if (stop.broken) return <TriangleAlert className={styles.brokenMark} size={13} />;
  if (mayBeClosed(stop)) return <CircleHelp className={styles.assumedMark} size={13} />;
  if (stop.hoursClass === 'known') return <Check className={styles.knownMark} size={13} />;
  if (stop.hoursClass === 'assumed') return <CircleHelp className={styles.assumedMark} size={13} />;
  return null;
}

function useAccessibleName(stop: StopView): string {
  const { t } = useLingui();
  const parts = [
    stop.number ? `${stop.number}. ${stop.name}` : stop.name,
    t`de ${formatClock(stop.begin)} a ${formatClock(stop.end)}`,
    stop.hoursClass === 'known' ? t`con horario publicado` : null,
    stop.hoursClass === 'assumed' ? t`con horario supuesto` : null,
    mayBeClosed(stop) ? t`puede estar cerrado` : null,
    stop.plan ? t`plan con hora fija` : null,
    stop.plan?.booking === null ? t`por reservar` : null,
    stop.state === 'locked' && !stop.plan ? t`con hora fija` : null,
    stop.state === 'booked' ? t`reservada` : null,
    stop.gone || stop.plan?.standing === 'cancelled' || stop.plan?.moved
      ? stop.broken
      : stop.broken
        ? t`no cabe: ${stop.broken}`
        : null,
  ];
  return parts.filter(Boolean).join(', ');
}
