import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ClosureEditor } from './region/closure-editor.tsx';

export const head = () => ({ title: 'Un cierre', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = 'nuevo' } = useParams();
  return (
    <BackOffice
      title={id === 'nuevo' ? t`Registrar un cierre` : t`Un cierre`}
      actions={
        id !== 'nuevo' && (
          <ButtonLink kind="quiet" to={regionPaths.closureReach(id)}>
            <Trans>A quién llegó</Trans>
          </ButtonLink>
        )
      }
    >
      <ClosureEditor key={id} id={id === 'nuevo' ? null : id} />
    </BackOffice>
  );
}
