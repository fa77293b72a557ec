import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#web/paths/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { PlaceChips } from './place-chips.tsx';
import { useTripDraft } from './use-trip-draft.ts';

export function GatheredPlaces({ first }: { first: boolean }) {
  const draft = useTripDraft();
  const { length } = draft.places;
  if (length === 0) return null;
  return (
    <Card as="section" size="large" aria-labelledby="lugares-guardados">
      <div className={classNames(flow.row4, flow.ends)}>
        <header>
          <h2 className={textStyles.titleM} id="lugares-guardados">
            <Plural
              value={length}
              one="# lugar guardado para tu próximo viaje"
              other="# lugares guardados para tu próximo viaje"
            />
          </h2>
          <p className={textStyles.soft}>
            <Trans>Dinos las fechas y los ponemos en orden, con sus horarios y caminos.</Trans>
          </p>
        </header>
        <ButtonLink to={paths.planTrip()} kind={first ? 'accent' : 'quiet'}>
          <Plural value={length} one="Armar el viaje con él" other="Armar el viaje con ellos" />
        </ButtonLink>
      </div>
      <PlaceChips places={draft.places} onDrop={draft.drop} />
    </Card>
  );
}
