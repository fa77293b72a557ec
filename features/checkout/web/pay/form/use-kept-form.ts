import { type RefObject, useCallback, useEffect } from 'react';
import { FORM_PREFIX } from '#web/offline/kept.ts';

const keyOf = (name: string) => FORM_PREFIX + name;

/** The contact survives a change of the basket, which begins another order. */
const CONTACT = 'contacto';
const CONTACT_FIELDS = ['name', 'email', 'phone'];

type Typed = Record<string, string>;

/**
 * Restores unsent values after a reload or a return to the page.
 * @param ready a value that changes when the form gets new fields
 * @param takesContact `true` if the form may begin with the contact that was typed for another order
 * @returns a function that stores the present values
 */
export function useKeptForm(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  ready: unknown,
  takesContact: boolean,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields that are added later are restored too
  useEffect(() => {
    const typed = read(name) ?? (takesContact ? read(CONTACT) : null);
    if (typed && form.current) fill(form.current, typed);
  }, [name, form, ready]);
  return useCallback(() => {
    if (!form.current) return;
    const typed = valuesOf(form.current);
    write(name, typed);
    write(CONTACT, Object.fromEntries(CONTACT_FIELDS.map((field) => [field, typed[field] ?? ''])));
  }, [name, form]);
}

export function forgetForm(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
    sessionStorage.removeItem(keyOf(CONTACT));
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

const valuesOf = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].map(([field, value]) => [field, String(value)]));

function write(name: string, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(typed));
  } catch {
    // If storage is refused or full, a reload loses the values.
  }
}
