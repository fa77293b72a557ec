import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import flow from '#web/ui/flow.module.css';
import { ImportList } from './region/import-list.tsx';
import { DownloadPlaces } from './sheet/download-places.tsx';
import { UploadSheet } from './sheet/upload-sheet.tsx';

export const head = () => ({ title: 'Lugares en una hoja de cálculo', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Lugares en una hoja`}
      lead={<Trans>Cambia muchos lugares a la vez en tu hoja de cálculo.</Trans>}
      back={{ to: regionPaths.places(), label: t`Lugares` }}
    >
      <div className={flow.stack6}>
        <DownloadPlaces />
        <UploadSheet />
        <ImportList purpose="sheet" />
      </div>
    </BackOffice>
  );
}
