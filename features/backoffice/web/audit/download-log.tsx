import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { exportAudit } from '#features/audit/contract/routes.ts';
import { saveAnswer } from '#web/http/save-file.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { filtersOf } from './log-filters.ts';

/** Downloads the filtered entries as a file for a spreadsheet. */
export function DownloadLog() {
  const api = useApi();
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const answer = await api.fetch(exportAudit, { query: filtersOf(search) });
      await saveAnswer(answer, 'registro.csv');
      toast({ text: t`El archivo se descargó.` });
    } catch {
      // The app already shows the error in a notice.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button kind="quiet" size="small" disabled={busy} onClick={() => void download()}>
      <Download size={18} aria-hidden />
      <Trans>Descargar CSV</Trans>
    </Button>
  );
}
