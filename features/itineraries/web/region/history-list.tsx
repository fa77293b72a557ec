import { Trans, useLingui } from '@lingui/react/macro';
import { Age } from '#features/backoffice/web/public.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { ItineraryEditor } from '../../contract/region.ts';

interface HistoryListProps {
  history: ItineraryEditor['history'];
  busy: boolean;
  onRestore: (version: number) => void;
}

export function HistoryList({ history, busy, onRestore }: HistoryListProps) {
  const { t } = useLingui();
  if (history.length === 0) return null;
  return (
    <Disclosure
      className={flow.part}
      summary={
        <>
          <Trans>Versiones anteriores</Trans> <small className={textStyles.soft}>{history.length}</small>
        </>
      }
    >
      <ul className={flow.stack2}>
        {history.map(({ version, title, replacedAt, by }) => (
          <li key={version} className={flow.split4}>
            <span className={flow.stackHalf}>
              <b>{title}</b>
              <small className={textStyles.soft}>
                {t`Versión ${version}`}, <Age at={replacedAt} />
                {by ? ` · ${by}` : ''}
              </small>
            </span>
            <Button
              kind="bare"
              size="small"
              disabled={busy}
              aria-label={t`Volver a esta: versión ${version}`}
              onClick={() => onRestore(version)}
            >
              <Trans>Volver a esta</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
