import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { importQuery } from './imports.queries.ts';
import { ImportScreen, ImportTitle } from './region/import-screen.tsx';

export const head = () => ({ title: 'Una importación', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data } = useQuery(importQuery(useApi(), id));
  const back =
    data?.purpose === 'sheet'
      ? { to: regionPaths.placesSheet(), label: t`Lugares en una hoja` }
      : { to: regionPaths.imports(), label: t`Importar datos` };
  return (
    <BackOffice title={<ImportTitle id={id} />} back={back}>
      <ImportScreen key={id} id={id} />
    </BackOffice>
  );
}
