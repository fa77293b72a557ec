import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

interface FormDraft {
  /** True when values from an earlier visit were restored. */
  recovered: boolean;
  /**
   * Clears the restored values.
   * @returns a function that undoes this.
   */
  discard: () => () => void;
  /** Call it after sending: deletes the draft from this device. */
  drop: () => void;
}

/**
 * Stores the values of a form on this device until it is sent or discarded. Members that the form no longer has, or has with another type, are left
 * out.
 * @param key kind and id of its subject: `complaint/new`.
 */
export function useFormDraft<T extends FieldValues>(form: UseFormReturn<T>, key: string): FormDraft {
  const { watch, reset, getValues } = form;
  const [recovered, setRecovered] = useState(false);
  // The draft is read after the first render, because that render must equal the server's.
  useEffect(() => {
    const now = getValues();
    const kept = Object.entries(readDraft<Partial<T>>(key) ?? {}).filter(
      ([name, value]) => typeof value === typeof now[name],
    );
    if (kept.length > 0) reset({ ...now, ...Object.fromEntries(kept) }, { keepDefaultValues: true });
    setRecovered(kept.length > 0);
    const { unsubscribe } = watch((values) => writeDraft(key, values));
    return unsubscribe;
  }, [key, watch, reset, getValues]);

  const drop = () => dropDraft(key);
  const discard = () => {
    const typed = getValues();
    reset();
    drop();
    setRecovered(false);
    return () => reset(typed, { keepDefaultValues: true });
  };
  return { recovered, discard, drop };
}
