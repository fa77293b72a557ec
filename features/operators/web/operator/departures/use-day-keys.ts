import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dayByKey, monthOf } from './month.ts';

/**
 * Keys of a month's table whose days are buttons with `data-day`: one of them is in the tab order, arrows, Home, End and Page Up/Down lead to the others.
 * @param day the chosen one; its month is on screen.
 * @param onMonth is asked for a day of another month, and chooses it.
 */
export function useDayKeys(day: string, onMonth: (day: string) => void) {
  const table = useRef<HTMLTableElement>(null);
  const [here, setHere] = useState(day);
  /** A day that gets the focus as soon as it is on screen. */
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
    /** Of the table. */
    keys: { ref: table, onKeyDown },
    /** Of a day's button. */
    dayProps: (one: string) => ({
      'data-day': one,
      tabIndex: one === stop ? 0 : -1,
      onFocus: () => setHere(one),
    }),
  };
}
