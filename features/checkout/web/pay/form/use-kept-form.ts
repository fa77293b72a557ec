import { type RefObject, useCallback, useEffect } from 'react';
import { FORM_PREFIX } from '#web/offline/kept.ts';

const keyOf = (name: string) => FORM_PREFIX + name;

type Typed = Record<string, string>;

/**
 * Restores unsent values after a reload or a return to the page.
 * @param ready a value that changes when the form gets new fields
 * @returns a function that stores the present values
 */
export function useKeptForm(name: string, form: RefObject<HTMLFormElement | null>, ready: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields that are added later are restored too
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
    // If the browser refuses storage, no values are restored.
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
    // If storage is refused or full, a reload loses the values.
  }
}
