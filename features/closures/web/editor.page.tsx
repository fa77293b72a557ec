import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { ClosureEditor } from './region/closure-editor.tsx';

export const head = () => ({ title: 'Un cierre', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = 'nuevo' } = useParams();
  return (
    <BackOffice title={id === 'nuevo' ? t`Registrar un cierre` : t`Un cierre`}>
      <ClosureEditor key={id} id={id === 'nuevo' ? null : id} />
    </BackOffice>
  );
}
