import { Plural, Trans } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { addressId, type BrowserTrip, listBrowserTrips } from '../document/browser-trips.ts';
import styles from './add-to-trip-button.module.css';
import { useTripDraft } from './use-trip-draft.ts';
import type { ChosenPlace } from './wish-draft.ts';

interface AddToTripButtonProps {
  place: ChosenPlace;
  kind?: 'accent' | 'quiet';
  size?: 'normal' | 'small';
  block?: boolean;
  alone?: boolean;
}

export function AddToTripButton({ place, kind = 'accent', size, block, alone }: AddToTripButtonProps) {
  const draft = useTripDraft();
  const [latest, setLatest] = useState<BrowserTrip | null>(null);
  useEffect(() => setLatest(listBrowserTrips()[0] ?? null), []);
  const added = draft.has(place.id);
  return (
    <div className={classNames(flow.stack1, flow.start, styles.add)} data-alone={alone || undefined}>
      <Button
        kind={added ? 'quiet' : kind}
        size={size}
        block={block}
        aria-pressed={added}
        data-saves={place.id}
        onClick={() => (added ? draft.drop(place.id) : draft.add(place))}
      >
        {added ? <Check size={20} aria-hidden="true" /> : <Plus size={20} aria-hidden="true" />}
        {added ? <Trans>En tu viaje</Trans> : <Trans>Agregar a mi viaje</Trans>}
      </Button>
      {alone ? null : (
        <noscript>
          <p className={textStyles.note}>
            <Trans>Para guardar lugares hace falta JavaScript.</Trans>{' '}
            <a href={paths.itineraries()}>
              <Trans>Ver itinerarios listos</Trans>
            </a>
          </p>
        </noscript>
      )}
      {alone ? null : added ? (
        <TextLink to={paths.planTrip()}>
          <Plural
            value={draft.places.length}
            one="Armar el viaje con este lugar"
            other="Armar el viaje con # lugares"
          />
        </TextLink>
      ) : latest ? (
        <TextLink to={`${travellerPaths.trip(addressId(latest))}?agregar=${encodeURIComponent(place.id)}`}>
          <Trans>Poner en «{latest.document.title}»</Trans>
        </TextLink>
      ) : null}
    </div>
  );
}
