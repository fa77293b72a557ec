import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { Office } from '#features/backoffice/web/public.ts';
import { OperatorFile } from './region/operator-file.tsx';

export const head = () => ({ title: 'Un operador', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <Office title={t`Un operador`}>
      <OperatorFile key={operatorId} operatorId={operatorId} />
    </Office>
  );
}
