import { Plural, Trans } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { addressId, type BrowserTrip } from '../document/browser-trips.ts';
import { dayWith } from '../document/present-trip.ts';
import { usePresentTrip } from '../document/use-present-trip.ts';
import styles from './add-to-trip-button.module.css';
import { type SavedPlace, useSavedPlace } from './use-saved-place.ts';
import type { ChosenPlace } from './wish-draft.ts';

interface AddToTripButtonProps {
  place: ChosenPlace;
  kind?: 'accent' | 'quiet';
  size?: 'normal' | 'small';
  block?: boolean;
  /** `true` shows the button without the line below it. */
  alone?: boolean;
}

/** Puts the place into the trip that the traveller is making, or saves it for a trip that does not exist yet. */
export function AddToTripButton({ place, alone, ...look }: AddToTripButtonProps) {
  const trip = usePresentTrip();
  const saved = useSavedPlace(place);
  const day = trip && dayWith(trip, place.id);
  return (
    <div className={classNames(flow.stack1, flow.start, styles.add)} data-alone={alone || undefined}>
      {trip && (day !== null || !saved.isSaved) ? (
        <TripLink trip={trip} place={place} day={day} {...look} />
      ) : (
        <SaveButton place={place} saved={saved} {...look} />
      )}
      {alone ? null : (
        <>
          <noscript>
            <p className={textStyles.note}>
              <Trans>Para guardar lugares hace falta JavaScript.</Trans>{' '}
              <a href={paths.itineraries()}>
                <Trans>Ver itinerarios listos</Trans>
              </a>
            </p>
          </noscript>
          <More trip={trip} place={place} day={day} saved={saved} />
        </>
      )}
    </div>
  );
}

type Look = Pick<AddToTripButtonProps, 'kind' | 'size' | 'block'>;

interface InTrip {
  trip: BrowserTrip;
  place: ChosenPlace;
  /** Index of the day that visits the place, or null. */
  day: number | null;
}

const pathOf = (trip: BrowserTrip) => travellerPaths.trip(addressId(trip));
const pathOfAdding = (trip: BrowserTrip, { id }: ChosenPlace) => `${pathOf(trip)}?agregar=${encodeURIComponent(id)}`;

function TripLink({ trip, place, day, kind = 'accent', ...look }: InTrip & Look) {
  if (day !== null)
    return (
      <ButtonLink kind="quiet" to={pathOf(trip)} {...look}>
        <Check size={20} aria-hidden="true" />
        <Trans>En tu viaje, día {day + 1}</Trans>
      </ButtonLink>
    );
  return (
    <ButtonLink kind={kind} to={pathOfAdding(trip, place)} data-saves={place.id} {...look}>
      <Plus size={20} aria-hidden="true" />
      <Trans>Poner en mi viaje</Trans>
    </ButtonLink>
  );
}

function SaveButton({ place, saved, kind = 'accent', ...look }: { place: ChosenPlace; saved: SavedPlace } & Look) {
  return (
    <Button
      kind={saved.isSaved ? 'quiet' : kind}
      aria-pressed={saved.isSaved}
      data-saves={place.id}
      onClick={saved.toggle}
      {...look}
    >
      {saved.isSaved ? <Check size={20} aria-hidden="true" /> : <Plus size={20} aria-hidden="true" />}
      {saved.isSaved ? <Trans>Guardado para tu viaje</Trans> : <Trans>Agregar a mi viaje</Trans>}
    </Button>
  );
}

/** The other thing that the traveller can do with the place. */
function More({ trip, place, day, saved }: Omit<InTrip, 'trip'> & { trip: BrowserTrip | null; saved: SavedPlace }) {
  if (!trip)
    return saved.isSaved ? (
      <TextLink to={paths.planTrip()}>
        <Plural value={saved.count} one="Armar el viaje con este lugar" other="Armar el viaje con # lugares" />
      </TextLink>
    ) : null;
  if (day !== null) return <p className={textStyles.note}>«{trip.document.title}»</p>;
  if (saved.isSaved)
    return (
      <TextLink to={pathOfAdding(trip, place)}>
        <Trans>Poner en «{trip.document.title}»</Trans>
      </TextLink>
    );
  return (
    <p className={textStyles.note}>
      «{trip.document.title}» ·{' '}
      <TextButton onClick={saved.toggle} data-saves={place.id}>
        <Trans>Guardar para después</Trans>
      </TextButton>
    </p>
  );
}
