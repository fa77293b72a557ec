import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Download, PackageOpen } from 'lucide-react';
import { formatNumber } from '#web/format/number.ts';
import type { Api } from '#web/http/api.ts';
import { saveAnswer } from '#web/http/save-file.ts';
import { useApi } from '#web/http/use-api.ts';
import { type AttemptCall, useSubmit } from '#web/http/use-submit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Progress } from '#web/ui/progress.tsx';
import textStyles from '#web/ui/text.module.css';
import type { DataCopy } from '../../contract/privacy.ts';
import { downloadDataCopy, requestDataCopy } from '../../contract/routes.ts';
import styles from '../privacy.module.css';
import { privacyQuery } from '../privacy.queries.ts';
import { useDay } from '../use-day.ts';

export function DataCopySection({ copy }: { copy: DataCopy | null }) {
  const { t } = useLingui();
  const api = useApi();
  const day = useDay();
  const client = useQueryClient();
  const submission = useSubmit();
  const ask = () =>
    submission.submit((call) =>
      api.call(requestDataCopy, call).finally(() => client.invalidateQueries(privacyQuery(api))),
    );
  const making = copy?.state === 'waiting' || copy?.state === 'working';

  return (
    <div className={`${flow.stack4} ${flow.start}`}>
      {making ? (
        <div className={`${flow.stack2} ${styles.progress}`}>
          <p className={`${flow.wrap4} ${flow.ends} ${textStyles.strong}`} aria-hidden>
            <span>
              <Trans>Reuniendo tus datos…</Trans>
            </span>
            <span className="num">{copy.progress} %</span>
          </p>
          <Progress label={t`Reuniendo tus datos…`} value={copy.progress} />
          <p className={textStyles.note}>
            <Trans>Puedes irte: te escribimos cuando esté.</Trans>
          </p>
        </div>
      ) : copy?.state === 'ready' && copy.expiresAt ? (
        <Card className={`${flow.row4} ${styles.progress}`}>
          <PackageOpen size={32} aria-hidden="true" />
          <p className={`${flow.stackHalf} ${flow.grows}`}>
            <b>
              <Trans>Tu copia está lista</Trans>
            </b>
            <span
              className={textStyles.note}
            >{t`${sizeOf(copy.bytes ?? 0)}, disponible hasta el ${day(copy.expiresAt)}`}</span>
          </p>
          <Button
            onClick={() => submission.submit((call) => downloadCopy(api, copy.id, call))}
            disabled={submission.isBusy}
          >
            <Download size={20} aria-hidden="true" />
            <Trans>Descargar</Trans>
          </Button>
        </Card>
      ) : copy?.state === 'failed' ? (
        <Alert look="line">
          <Trans>No pudimos preparar tu copia. Ya lo sabemos; pídela de nuevo.</Trans>
        </Alert>
      ) : null}
      <FormProblem of={submission} />
      {!making && (
        <Button kind="quiet" onClick={ask} disabled={submission.isBusy}>
          {copy?.state === 'ready' ? <Trans>Pedir otra copia</Trans> : <Trans>Pedir una copia de mis datos</Trans>}
        </Button>
      )}
    </div>
  );
}

function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${formatNumber(kilobytes / 1000, 1, 1)} MB`;
}

/** A plain link cannot send the token in a header. */
async function downloadCopy(api: Api, id: string, call: AttemptCall): Promise<void> {
  const answer = await api.fetch(downloadDataCopy, { params: { id }, headers: { accept: '*/*' }, ...call });
  await saveAnswer(answer, 'mis-datos.zip');
}
