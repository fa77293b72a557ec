import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { NewPlace } from './region/new-place.tsx';
import styles from './region/place-editor.module.css';
import { PlaceEditor } from './region/place-editor.tsx';
import { PlaceList } from './region/place-list.tsx';

export const head = () => ({ title: 'Un lugar', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { search } = useLocation();
  return (
    <BackOffice
      title={id === 'nuevo' ? t`Agregar un lugar` : t`Un lugar`}
      actions={
        <ButtonLink kind="quiet" to={{ pathname: regionPaths.places(), search }}>
          <Trans>Todos los lugares</Trans>
        </ButtonLink>
      }
    >
      <div className={styles.screen}>
        <div className={styles.list}>
          <PlaceList chosen={id} />
        </div>
        {id === 'nuevo' ? <NewPlace /> : <PlaceEditor key={id} id={id} />}
      </div>
    </BackOffice>
  );
}
