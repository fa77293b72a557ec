import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useMoment } from '#features/accounts/web/public.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { FactName } from '../../contract/place-facts.ts';
import { useFactText } from './use-fact-text.ts';
import { useFactWords } from './use-place-words.ts';
import { useSaving } from './use-save-fact.ts';

export function ChangeHistory() {
  const { place, undo, isSaving } = useSaving();
  const { t } = useLingui();
  const moment = useMoment();
  const words = useFactWords();
  const text = useFactText();
  if (place.changes.length === 0)
    return place.moves.length > 0 ? null : (
      <p className={textStyles.note}>
        <Trans>El equipo todavía no cambió nada.</Trans>
      </p>
    );
  return (
    <ol className={flow.stack3}>
      {place.changes.map((change) => (
        <li key={change.id} className={classNames(flow.stackHalf, flow.start)}>
          <b>{words[change.fact]}</b>
          <span className={textStyles.small}>
            {change.undoes ? (
              <Trans>Deshecho. Queda</Trans>
            ) : isSame(change.before, change.after) ? (
              <Trans>Confirmado, sigue igual:</Trans>
            ) : (
              <Trans>Ahora</Trans>
            )}{' '}
            {text(change.fact, change.after) || '—'}
          </span>
          <span className={textStyles.note}>
            {moment(change.at)}
            {change.by && ` · ${change.by}`}
            {change.as !== 'region' && <Trans> · equipo del lugar</Trans>}
          </span>
          {change.canUndo && (
            <Button
              kind="bare"
              size="small"
              disabled={isSaving}
              aria-label={t`Deshacer: ${words[change.fact]}`}
              onClick={() => void undo(change.id, change.fact as FactName)}
            >
              <Undo2 size={16} aria-hidden />
              <Trans>Deshacer</Trans>
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

const isSame = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after);
