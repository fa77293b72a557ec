import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PlacePicker } from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import type { TripDocument } from '../../../contract/trip.ts';
import { useTripDraft } from '../../wish/use-trip-draft.ts';
import type { ChosenPlace } from '../../wish/wish-draft.ts';
import styles from '../trip.module.css';
import type { PlanActions } from '../use-plan-actions.ts';
import { SavedPlaces } from './saved-places.tsx';

interface AddPlaceProps {
  open: boolean;
  onClose: () => void;
  document: TripDocument;
  actions: PlanActions;
  onAdded: (stop: string) => void;
}

export function AddPlace({ open, onClose, document, actions, onAdded }: AddPlaceProps) {
  const { t } = useLingui();
  const { searchHint } = useFace();
  const { isBusy, submit } = useSubmit();
  const [picked, setPicked] = useState('');
  const saved = useTripDraft().places;
  const taken = new Set(document.days.flatMap((day) => day.stops.flatMap((stop) => stop.place ?? [])));
  const pick = ({ id, name }: Pick<ChosenPlace, 'id' | 'name'>) => {
    setPicked(name);
    void submit(async () => {
      const added = await actions.add(id);
      if (!added) return;
      onClose();
      if (added.stop) onAdded(added.stop);
    });
  };
  return (
    <Sheet open={open} onClose={onClose} side="centre" label={t`Agregar un lugar`}>
      <div className={classNames(sheet.body, flow.top, styles.addPlace)}>
        <PlacePicker label={t`Busca por nombre`} hint={searchHint} taken={taken} autoFocus onPick={pick} />
        <p role="status" className={textStyles.note}>
          {isBusy ? (
            <Trans>Buscándole sitio a {picked}…</Trans>
          ) : (
            <Trans>Le buscamos un hueco en cualquier día; si no hay, te espera en «Por ubicar».</Trans>
          )}
        </p>
        <SavedPlaces places={saved.filter(({ id }) => !taken.has(id))} disabled={isBusy} onPick={pick} />
      </div>
    </Sheet>
  );
}
