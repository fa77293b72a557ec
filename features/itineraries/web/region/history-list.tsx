import { Trans, useLingui } from '@lingui/react/macro';
import { Age } from '#features/backoffice/web/public.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { ItineraryEditor } from '../../contract/region.ts';
import styles from './itinerary-form.module.css';

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
      className={styles.history}
      summary={
        <>
          <Trans>Versiones anteriores</Trans> <small>{history.length}</small>
        </>
      }
    >
      <ul>
        {history.map(({ version, title, replacedAt, by }) => (
          <li key={version}>
            <span>
              <b>{title}</b>
              <small>
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
