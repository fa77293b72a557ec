import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ChosenPlace } from '../../wish/wish-draft.ts';

interface SavedPlacesProps {
  places: readonly ChosenPlace[];
  disabled: boolean;
  onPick: (place: ChosenPlace) => void;
}

/** Places that the traveller saved and that are not in the trip. */
export function SavedPlaces({ places, disabled, onPick }: SavedPlacesProps) {
  const { t } = useLingui();
  const region = useFace().id;
  if (places.length === 0) return null;
  return (
    <section className={flow.stack2} aria-labelledby="guardados">
      <h3 id="guardados" className={textStyles.titleS}>
        <Trans>Tus guardados</Trans>
      </h3>
      <Rows>
        {places.map((place) => (
          <Row key={place.id} picture>
            <img src={posterUrl({ region, ...place.poster })} alt="" width={40} height={44} loading="lazy" />
            <RowMain>
              <RowName>{place.name}</RowName>
              <p className={rows.soft}>{[place.kindLabel, place.district].filter(Boolean).join(' · ')}</p>
            </RowMain>
            <RowEnd>
              <Button
                kind="quiet"
                size="small"
                disabled={disabled}
                aria-label={t`Agregar ${place.name}`}
                onClick={() => onPick(place)}
              >
                <Plus size={16} aria-hidden="true" />
                <Trans>Agregar</Trans>
              </Button>
            </RowEnd>
          </Row>
        ))}
      </Rows>
    </section>
  );
}
