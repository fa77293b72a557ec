import { PlacePicker } from '#features/maps/web/public.ts';
import flow from '#web/ui/flow.module.css';
import { PlaceChips } from './place-chips.tsx';
import type { ChosenPlace } from './wish-draft.ts';

interface PlaceListFieldProps {
  label: string;
  hint: string;
  places: readonly ChosenPlace[];
  onAdd: (place: ChosenPlace) => void;
  onDrop: (id: string) => void;
}

export function PlaceListField({ label, hint, places, onAdd, onDrop }: PlaceListFieldProps) {
  return (
    <div className={flow.stack3}>
      <PlacePicker label={label} hint={hint} onPick={onAdd} taken={new Set(places.map((place) => place.id))} />
      {places.length > 0 ? <PlaceChips places={places} onDrop={onDrop} /> : null}
    </div>
  );
}
