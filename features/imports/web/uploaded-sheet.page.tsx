import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { ImportScreen, ImportTitle } from './region/import-screen.tsx';

export const head = () => ({ title: 'Una hoja de lugares', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  return (
    <BackOffice title={<ImportTitle id={id} />} back={{ to: regionPaths.placesSheet(), label: t`Lugares en una hoja` }}>
      <ImportScreen key={id} id={id} />
    </BackOffice>
  );
}
