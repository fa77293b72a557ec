import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { OperatorFile } from './region/operator-file.tsx';
import { operatorFileQuery } from './region/region.queries.ts';

export const head = () => ({ title: 'Un operador', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <BackOffice title={<Name operatorId={operatorId} />} back={{ to: regionPaths.operators(), label: t`Operadores` }}>
      <OperatorFile key={operatorId} operatorId={operatorId} />
    </BackOffice>
  );
}

function Name({ operatorId }: { operatorId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(operatorFileQuery(useApi(), operatorId));
  return data?.name ?? t`Un operador`;
}
