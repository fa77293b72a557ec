import { useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import type { PlaceCard } from '#features/places/contract/place.ts';
import { IconButton } from '#web/ui/button.tsx';
import styles from './add-mark.module.css';
import { useTripDraft } from './use-trip-draft.ts';

export function AddMark({ place }: { place: PlaceCard }) {
  const { t } = useLingui();
  const draft = useTripDraft();
  const added = draft.has(place.id);
  return (
    <IconButton
      className={styles.add}
      aria-pressed={added}
      label={t`Agregar ${place.name} a mi viaje`}
      title={added ? t`En tu viaje` : t`Agregar a mi viaje`}
      onClick={() => (added ? draft.drop(place.id) : draft.add(place))}
    >
      {added ? <Check size={20} aria-hidden /> : <Plus size={20} aria-hidden />}
    </IconButton>
  );
}
