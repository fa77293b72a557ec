import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { IconButton } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import styles from './place-chips.module.css';
import type { ChosenPlace } from './wish-draft.ts';

interface PlaceChipsProps {
  places: readonly ChosenPlace[];
  onDrop: (id: string) => void;
}

export function PlaceChips({ places, onDrop }: PlaceChipsProps) {
  const { t } = useLingui();
  const region = useFace().id;
  return (
    <ul className={flow.wrap2}>
      {places.map((place) => (
        <li key={place.id} className={styles.place}>
          <img src={posterUrl({ region, ...place.poster })} alt="" width={36} height={40} />
          <span>{place.name}</span>
          <IconButton label={t`Quitar ${place.name}`} onClick={() => onDrop(place.id)}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
