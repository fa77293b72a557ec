import { Trans, useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { formatDayOf } from '#web/format/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { useFactText } from './use-fact-text.ts';
import { useFactWords } from './use-place-words.ts';
import { useSaving } from './use-save-fact.ts';

/** An import never changes a corrected fact. If the source states something new, a person chooses. */
export function Differences() {
  const { t } = useLingui();
  const { place, settle, isSaving } = useSaving();
  const { timeZone } = useFace();
  const words = useFactWords();
  const text = useFactText();
  if (place.differences.length === 0) return null;
  return (
    <Alert tone="caution" live="none" title={t`Hay que elegir`}>
      <ul className={flow.stack4}>
        {place.differences.map(({ fact, value, noticedAt }) => {
          const day = formatDayOf(noticedAt, timeZone);
          return (
            <li key={fact} className={flow.stack2}>
              <p>
                <b>{words[fact]}.</b> <Trans>La importación del {day} trae otro valor. ¿Cuál queda?</Trans>
              </p>
              <div className={flow.wrap2}>
                <Button kind="quiet" size="small" disabled={isSaving} onClick={() => void settle(fact, 'region')}>
                  <Trans>El de ahora: {text(fact, place.facts[fact]) || '—'}</Trans>
                </Button>
                <Button kind="quiet" size="small" disabled={isSaving} onClick={() => void settle(fact, 'import')}>
                  <Trans>El de la importación: {text(fact, value) || '—'}</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
