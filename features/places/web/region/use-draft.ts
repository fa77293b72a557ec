import { useState } from 'react';
import type { FactName, PlaceFacts } from '../../contract/place-facts.ts';
import { usePending } from './use-pending.ts';
import { useSaving } from './use-save-fact.ts';

/** The value of a fact while the person changes it. The value is saved after a pause, or at once by `keep`. */
export function useDraft<F extends FactName>(fact: F) {
  const { place, save } = useSaving();
  const { later, flush } = usePending();
  const [draft, setDraft] = useState<{ value: PlaceFacts[F] } | null>(null);

  function change(value: PlaceFacts[F]) {
    const next = { value };
    setDraft(next);
    later((isLeaving) => {
      void save(fact, value, isLeaving).then((isSaved) => {
        if (isSaved) setDraft((now) => (now === next ? null : now));
      });
    });
  }

  return {
    value: draft ? draft.value : place.facts[fact],
    change,
    keep(value: PlaceFacts[F]) {
      change(value);
      flush();
    },
    flush,
    settle: () => setDraft(null),
  };
}
