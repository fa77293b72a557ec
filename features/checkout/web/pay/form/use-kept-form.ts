import { type RefObject, useCallback, useEffect } from 'react';
import { FORM_PREFIX } from '#web/offline/kept.ts';

const keyOf = (name: string) => FORM_PREFIX + name;

/** What was typed into a form that was not sent yet, by its fields' names; a box that is ticked says its value. */
type Typed = Record<string, string>;

/**
 * Keeps what is typed into a form of plain fields in this tab, so that a reload or the way back from elsewhere finds it again.
 * @param ready changes when fields have come that were not there before.
 */
export function useKeptForm(name: string, form: RefObject<HTMLFormElement | null>, ready: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later field takes what was kept of it
  useEffect(() => {
    const typed = read(name);
    if (typed && form.current) fill(form.current, typed);
  }, [name, form, ready]);
  return useCallback(() => {
    if (form.current) write(name, form.current);
  }, [name, form]);
}

export function forgetForm(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Storage refused: there is nothing to forget.
  }
}

function fill(form: HTMLFormElement, typed: Typed): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.name in typed) field.checked = typed[field.name] === field.value;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      const kept = typed[field.name];
      if (field.name && kept !== undefined) field.value = kept;
    }
  }
}

function read(name: string): Typed | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

function write(name: string, form: HTMLFormElement): void {
  const typed = Object.fromEntries([...new FormData(form)].map(([field, value]) => [field, String(value)]));
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(typed));
  } catch {
    // Private mode or a full disk: a reload forgets.
  }
}
