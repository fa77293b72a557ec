import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import styles from './place-list-field.module.css';
import { PlaceSearch } from './place-search.tsx';
import type { ChosenPlace } from './wish-draft.ts';

interface PlaceListFieldProps {
  label: string;
  hint: string;
  places: readonly ChosenPlace[];
  onAdd: (place: ChosenPlace) => void;
  onDrop: (id: string) => void;
}

/** A few places chosen by name, each with its poster. */
export function PlaceListField({ label, hint, places, onAdd, onDrop }: PlaceListFieldProps) {
  const { t } = useLingui();
  const region = useFace().id;
  return (
    <div className={styles.field}>
      <PlaceSearch label={label} hint={hint} onPick={onAdd} taken={new Set(places.map((place) => place.id))} />
      {places.length > 0 ? (
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.id}>
              <img src={posterUrl({ region, ...place.poster })} alt="" width={36} height={40} />
              <span>{place.name}</span>
              <button type="button" aria-label={t`Quitar ${place.name}`} onClick={() => onDrop(place.id)}>
                <X size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
