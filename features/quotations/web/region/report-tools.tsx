import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { Api } from '#web/http/api.ts';
import { useApi } from '#web/http/use-api.ts';
import { useDownload } from '#web/http/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { quarterName } from '../../contract/report-words.ts';
import styles from './report.module.css';

interface ReportToolsProps {
  quarter: string;
  quarters: readonly string[];
  onQuarter: (quarter: string) => void;
  loadFile: (api: Api, query: { quarter: string }) => Promise<Response>;
}

export function ReportTools({ quarter, quarters, onQuarter, loadFile }: ReportToolsProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, download } = useDownload();
  const all = quarters.includes(quarter) ? quarters : [quarter, ...quarters];
  return (
    <div className={`${styles.tools} ${flow.wrap3}`}>
      <SelectField label={t`Trimestre`} value={quarter} onChange={({ target }) => onQuarter(target.value)}>
        {all.map((one) => (
          <option key={one} value={one}>
            {quarterName(one)}
          </option>
        ))}
      </SelectField>
      <Button kind="quiet" disabled={isBusy} onClick={() => download(() => loadFile(api, { quarter }), 'informe.csv')}>
        <Download size={18} aria-hidden />
        <Trans>Descargar CSV</Trans>
      </Button>
    </div>
  );
}
