import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

interface FormDraft {
  /** `true` if values from an earlier visit were restored. */
  recovered: boolean;
  /**
   * Discards the restored values.
   * @returns A function that brings them back.
   */
  discard: () => () => void;
  /** Deletes the draft from this device. Call it after sending the form. */
  drop: () => void;
}

/**
 * Stores the values of a form on this device until the form is sent or the draft is discarded. Stored values without a matching field of
 * the same type are ignored.
 * @param key Kind and id of the record that the form creates or changes: `complaint/new`.
 */
export function useFormDraft<T extends FieldValues>(form: UseFormReturn<T>, key: string): FormDraft {
  const { watch, reset, getValues } = form;
  const [recovered, setRecovered] = useState(false);
  // The draft is read after the first render, because the first render must equal the server's HTML.
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
