import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useMoment } from '#features/accounts/web/public.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { FactName } from '../../contract/place-facts.ts';
import type { PlaceState } from '../../contract/place-states.ts';
import type { PlaceChange } from '../../contract/region.ts';
import { spanishHours } from './spanish-hours.ts';
import { useFactWords, usePlaceStateWords } from './use-place-words.ts';
import { useSaving } from './use-save-fact.ts';

export function ChangeHistory() {
  const { place, undo, isSaving } = useSaving();
  const { t } = useLingui();
  const moment = useMoment();
  const words = useFactWords();
  const states = usePlaceStateWords();
  if (place.changes.length === 0)
    return (
      <p className={textStyles.note}>
        <Trans>El equipo todavía no corrigió nada.</Trans>
      </p>
    );
  return (
    <ol className={flow.stack3}>
      {place.changes.map((change) => (
        <li key={change.id} className={flow.stackHalf}>
          <b>{words[change.fact]}</b>
          <span className={textStyles.small}>
            {change.undoes ? <Trans>Deshecho. Queda</Trans> : <Trans>Ahora</Trans>}{' '}
            {valueText(change, change.after, states) || '—'}
          </span>
          <span className={textStyles.note}>
            {moment(change.at)}
            {change.by && ` · ${change.by}`}
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

function valueText({ fact }: PlaceChange, value: unknown, states: Record<PlaceState, string>): string {
  if (fact === 'state') return states[value as PlaceState];
  if (value === null || typeof value === 'string') return value ?? '';
  if (Array.isArray(value)) return value.join(', ');
  const { rule, label, lat, lon } = value as { rule?: string | null; label?: string; lat?: number; lon?: number };
  if (lat !== undefined && lon !== undefined) return `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
  return label ?? (rule ? spanishHours(rule) : '');
}
