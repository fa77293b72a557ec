import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { OpenDataPanel } from '#features/open-data/web/public.ts';
import flow from '#web/ui/flow.module.css';
import { ImportList } from './region/import-list.tsx';
import { UploadFile } from './region/upload-file.tsx';

export const head = () => ({ title: 'Importar datos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Importar datos`}
      lead={<Trans>Sube un inventario y mira cada duda antes de que algo cambie. Todo se puede deshacer.</Trans>}
    >
      <div className={flow.stack6}>
        <UploadFile />
        <ImportList />
        <OpenDataPanel />
      </div>
    </BackOffice>
  );
}
