import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Minute } from '#planner/model.ts';
import { snap } from '../document/trip-edits.ts';
import { minuteAt, type Span } from './ribbon-geometry.ts';

export interface Hold {
  stop: string;
  day: number;
  begin: Minute;
  origin: { day: number; begin: Minute };
  by: 'pointer' | 'keys';
  /** Pixels in the window. Null if keys move the stop. */
  pointer: { x: number; y: number } | null;
}

interface HoldOptions {
  frame: Span;
  days: number;
  /** Returns the begin of a stop that is dragged over another day. */
  land: (stop: string, day: number, begin: Minute) => Minute;
  drop: (stop: string, day: number, begin: Minute) => void;
}

export const RIBBON_DAY = 'data-ribbon-day';
const DRAG_STARTS_AFTER = 4;
const TOUCH_HOLD_MS = 260;
const EDGE = 72;

/**
 * Space lifts and drops a stop. Arrow keys along the ribbon move by 5 minutes, with shift by 30. Arrow keys across the
 * ribbon change the day. Enter drops, and escape returns to the old position.
 */
export function useHold({ frame, days, land, drop }: HoldOptions) {
  const [hold, setHold] = useState<Hold | null>(null);
  const current = useRef<Hold | null>(null);
  const justDragged = useRef(false);
  const release = useRef<(() => void) | null>(null);
  const latest = useRef({ frame, days, land, drop });
  latest.current = { frame, days, land, drop };

  const hand = useCallback((next: Hold | null) => {
    current.current = next;
    setHold(next);
  }, []);
  const landed = useCallback(
    (next: Hold): Hold =>
      next.day === next.origin.day ? next : { ...next, begin: latest.current.land(next.stop, next.day, next.begin) },
    [],
  );

  const finish = useCallback(
    (keep: boolean) => {
      const held = current.current;
      release.current?.();
      release.current = null;
      hand(null);
      if (!held || !keep) return;
      if (held.day !== held.origin.day || held.begin !== held.origin.begin) {
        latest.current.drop(held.stop, held.day, held.begin);
      }
    },
    [hand],
  );

  useEffect(() => () => release.current?.(), []);

  const pointerDown = useCallback(
    (event: PointerEvent, stop: { id: string; day: number; begin: Minute }, grip: boolean) => {
      if (event.button !== 0 || current.current) return;
      justDragged.current = false;
      const touch = event.pointerType === 'touch';
      const start = { x: event.clientX, y: event.clientY };
      const ribbon = ribbonOf(event.target as Element);
      if (!ribbon) return;
      const offset = ribbon.minute(start, latest.current.frame) - stop.begin;
      let lifted = false;
      const lift = () => {
        lifted = true;
        justDragged.current = true;
        hand({
          stop: stop.id,
          day: stop.day,
          begin: stop.begin,
          origin: { day: stop.day, begin: stop.begin },
          by: 'pointer',
          pointer: start,
        });
      };
      const patience = touch && !grip ? window.setTimeout(lift, TOUCH_HOLD_MS) : 0;

      const move = (moved: globalThis.PointerEvent) => {
        if (moved.pointerId !== event.pointerId) return;
        const point = { x: moved.clientX, y: moved.clientY };
        if (!lifted) {
          if (Math.hypot(point.x - start.x, point.y - start.y) < DRAG_STARTS_AFTER) return;
          if (touch && !grip) return finish(false);
          lift();
        }
        moved.preventDefault();
        follow(point);
      };
      const follow = (point: { x: number; y: number }) => {
        const held = current.current;
        if (!held) return;
        const over = ribbonUnder(point);
        const next = over
          ? { day: over.day, begin: snap(over.minute(point, latest.current.frame) - offset) }
          : { day: held.day, begin: held.begin };
        hand(landed({ ...held, ...next, pointer: point }));
        scrollAtEdge(point.y);
      };
      const up = (ended: globalThis.PointerEvent) => {
        if (ended.pointerId === event.pointerId) finish(lifted);
      };
      const cancel = () => finish(false);
      const onEscape = (key: globalThis.KeyboardEvent) => {
        if (key.key === 'Escape') finish(false);
      };
      const noScroll = (touched: TouchEvent) => {
        if (lifted) touched.preventDefault();
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', cancel);
      window.addEventListener('keydown', onEscape);
      window.addEventListener('touchmove', noScroll, { passive: false });
      release.current = () => {
        window.clearTimeout(patience);
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', cancel);
        window.removeEventListener('keydown', onEscape);
        window.removeEventListener('touchmove', noScroll);
      };
    },
    [finish, hand, landed],
  );

  const keyDown = useCallback(
    (event: KeyboardEvent, stop: { id: string; day: number; begin: Minute }, upright: boolean) => {
      const held = current.current;
      if (!held) {
        if (event.key !== ' ') return;
        event.preventDefault();
        hand({
          stop: stop.id,
          day: stop.day,
          begin: stop.begin,
          origin: { day: stop.day, begin: stop.begin },
          by: 'keys',
          pointer: null,
        });
        return;
      }
      if (held.by !== 'keys' || held.stop !== stop.id) return;
      const next = nextHold(held, event.key, event.shiftKey, upright, latest.current.days);
      if (!next) return;
      event.preventDefault();
      if (next === 'drop') finish(true);
      else if (next === 'return') finish(false);
      // Within a day, keys may move a stop across other stops. On another day, the stop gets an hour that fits.
      else hand(next.day === held.day ? next : landed(next));
    },
    [finish, hand, landed],
  );

  /** Returns true once after a drag, because releasing the pointer also fires a click. */
  const clickWasDrag = useCallback(() => {
    const was = justDragged.current;
    justDragged.current = false;
    return was;
  }, []);

  return { hold, pointerDown, keyDown, clickWasDrag, letGo: finish };
}

export function nextHold(
  held: Hold,
  key: string,
  shift: boolean,
  upright: boolean,
  days: number,
): Hold | 'drop' | 'return' | null {
  const along = upright ? { ArrowUp: -1, ArrowDown: 1 } : { ArrowLeft: -1, ArrowRight: 1 };
  const across = upright ? { ArrowLeft: -1, ArrowRight: 1 } : { ArrowUp: -1, ArrowDown: 1 };
  if (key in along) return { ...held, begin: snap(held.begin + along[key as keyof typeof along]! * (shift ? 30 : 5)) };
  if (key in across) {
    const day = held.day + across[key as keyof typeof across]!;
    return day < 0 || day >= days ? held : { ...held, day };
  }
  if (key === 'Enter' || key === ' ') return 'drop';
  if (key === 'Escape') return 'return';
  return key === 'Tab' ? 'drop' : null;
}

interface RibbonPlace {
  day: number;
  minute: (point: { x: number; y: number }, frame: Span) => Minute;
}

function ribbonPlace(element: Element): RibbonPlace {
  const box = element.getBoundingClientRect();
  const upright = box.height > box.width;
  return {
    day: Number(element.getAttribute(RIBBON_DAY)),
    minute: (point, frame) =>
      upright ? minuteAt(point.y - box.top, box.height, frame) : minuteAt(point.x - box.left, box.width, frame),
  };
}

function ribbonOf(element: Element): RibbonPlace | null {
  const found = element.closest(`[${RIBBON_DAY}]`);
  return found ? ribbonPlace(found) : null;
}

function ribbonUnder(point: { x: number; y: number }): RibbonPlace | null {
  let nearest: Element | null = null;
  let distance = EDGE;
  for (const ribbon of document.querySelectorAll(`[${RIBBON_DAY}]`)) {
    const box = ribbon.getBoundingClientRect();
    const away = point.y < box.top ? box.top - point.y : point.y > box.bottom ? point.y - box.bottom : 0;
    if (away < distance) {
      nearest = ribbon;
      distance = away;
      if (away === 0) break;
    }
  }
  return nearest ? ribbonPlace(nearest) : null;
}

function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -12);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, 12);
}
