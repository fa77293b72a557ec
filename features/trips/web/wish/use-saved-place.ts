import { useLingui } from '@lingui/react/macro';
import { toast } from '#web/ui/toast-store.ts';
import { useTripDraft } from './use-trip-draft.ts';
import type { ChosenPlace } from './wish-draft.ts';

export interface SavedPlace {
  isSaved: boolean;
  /** Number of all saved places. */
  count: number;
  /** A removal says so and can be undone. */
  toggle: () => void;
}

export function useSavedPlace(place: ChosenPlace): SavedPlace {
  const { t } = useLingui();
  const draft = useTripDraft();
  const isSaved = draft.has(place.id);
  return {
    isSaved,
    count: draft.places.length,
    toggle: () => {
      if (!isSaved) return draft.add(place);
      draft.drop(place.id);
      toast({
        text: t`Quitamos «${place.name}» de tus guardados.`,
        action: { label: t`Deshacer`, run: () => draft.add(place) },
      });
    },
  };
}
