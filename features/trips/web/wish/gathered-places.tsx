import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#web/paths/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './gathered-places.module.css';
import { PlaceChips } from './place-chips.tsx';
import { useTripDraft } from './use-trip-draft.ts';

/** Places gathered with «Agregar a mi viaje» that are in no trip yet. Renders nothing without such places. `first` is true when no trip exists yet. */
export function GatheredPlaces({ first }: { first: boolean }) {
  const draft = useTripDraft();
  const { length } = draft.places;
  if (length === 0) return null;
  return (
    <section className={styles.gathered} aria-labelledby="lugares-guardados">
      <header>
        <h2 id="lugares-guardados">
          <Plural
            value={length}
            one="# lugar guardado para tu próximo viaje"
            other="# lugares guardados para tu próximo viaje"
          />
        </h2>
        <p>
          <Trans>Dinos las fechas y los ponemos en orden, con sus horarios y caminos.</Trans>
        </p>
      </header>
      <ButtonLink to={paths.planTrip()} kind={first ? 'accent' : 'quiet'}>
        <Plural value={length} one="Armar el viaje con él" other="Armar el viaje con ellos" />
      </ButtonLink>
      <PlaceChips places={draft.places} onDrop={draft.drop} />
    </section>
  );
}
