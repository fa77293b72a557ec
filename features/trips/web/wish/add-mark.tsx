import { useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { PlaceCard } from '#features/places/contract/place.ts';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { addressId, listBrowserTrips } from '../document/browser-trips.ts';
import { dayWith, presentTrip } from '../document/present-trip.ts';
import styles from './add-mark.module.css';
import { useSavedPlace } from './use-saved-place.ts';

/** Saves the place. If the traveller is making a trip, a message offers to put the place there at once. */
export function AddMark({ place }: { place: PlaceCard }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const navigate = useNavigate();
  const { isSaved, toggle } = useSavedPlace(place);
  const save = () => {
    toggle();
    const trip = isSaved ? null : presentTrip(listBrowserTrips(), localDate(timeZone));
    if (!trip || dayWith(trip, place.id) !== null) return;
    const path = `${travellerPaths.trip(addressId(trip))}?agregar=${encodeURIComponent(place.id)}`;
    toast({
      text: t`«${place.name}» quedó guardado.`,
      action: { label: t`Poner en mi viaje`, run: () => void navigate(path) },
    });
  };
  return (
    <IconButton
      className={styles.add}
      data-saves={place.id}
      aria-pressed={isSaved}
      label={t`Agregar ${place.name} a mi viaje`}
      title={isSaved ? t`Guardado para tu viaje` : t`Agregar a mi viaje`}
      onClick={save}
    >
      {isSaved ? <Check size={20} aria-hidden /> : <Plus size={20} aria-hidden />}
    </IconButton>
  );
}
