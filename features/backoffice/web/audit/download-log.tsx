import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { exportAudit } from '#features/audit/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { useDownload } from '#web/http/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { filtersOf } from './log-filters.ts';

export function DownloadLog() {
  const api = useApi();
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { isBusy, download } = useDownload();

  async function save() {
    const fetchLog = (call: { signal: AbortSignal }) => api.fetch(exportAudit, { query: filtersOf(search), ...call });
    if (await download(fetchLog, 'registro.csv')) toast({ text: t`El archivo se descargó.` });
  }

  return (
    <Button kind="quiet" size="small" disabled={isBusy} onClick={save}>
      <Download size={18} aria-hidden />
      <Trans>Descargar CSV</Trans>
    </Button>
  );
}
