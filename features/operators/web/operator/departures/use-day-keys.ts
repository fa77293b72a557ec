import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dayByKey, monthOf } from './month.ts';

/**
 * The days of the table are buttons with `data-day`.
 * @param day the chosen day
 * @param onMonth called with a day of another month; the caller then chooses that day
 */
export function useDayKeys(day: string, onMonth: (day: string) => void) {
  const table = useRef<HTMLTableElement>(null);
  const [here, setHere] = useState(day);
  const awaited = useRef<string | null>(null);
  const stop = monthOf(here) === monthOf(day) ? here : day;

  const focus = (one: string) => table.current?.querySelector<HTMLButtonElement>(`button[data-day="${one}"]`)?.focus();

  useEffect(() => {
    if (awaited.current !== day) return;
    awaited.current = null;
    focus(day);
  });

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = (event.target as HTMLElement).dataset.day;
    const next = from ? dayByKey(event.key, from) : null;
    if (!next) return;
    event.preventDefault();
    setHere(next);
    if (monthOf(next) === monthOf(day)) focus(next);
    else {
      awaited.current = next;
      onMonth(next);
    }
  }

  return {
    keys: { ref: table, onKeyDown },
    dayProps: (one: string) => ({
      'data-day': one,
      tabIndex: one === stop ? 0 : -1,
      onFocus: () => setHere(one),
    }),
  };
}
