import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

interface FormDraft {
  recovered: boolean;
  discard: () => () => void;
  drop: () => void;
}

/**
 * This device stores the values until the form is sent. Stored values without a matching field of the same type are
 * ignored.
 * @param key Kind and id of the record: `complaint/new`.
 */
export function useFormDraft<T extends FieldValues>(form: UseFormReturn<T>, key: string): FormDraft {
  const { watch, reset, getValues } = form;
  const [recovered, setRecovered] = useState(false);
  // The first render must equal the server's HTML, so the draft is read afterwards.
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
