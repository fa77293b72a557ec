import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { Office } from '#features/backoffice/web/public.ts';
import { ClosureDesk } from './region/closure-editor.tsx';

export const head = () => ({ title: 'Un cierre', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = 'nuevo' } = useParams();
  return (
    <Office title={id === 'nuevo' ? t`Registrar un cierre` : t`Un cierre`}>
      <ClosureDesk key={id} id={id === 'nuevo' ? null : id} />
    </Office>
  );
}
