import { Trans } from '@lingui/react/macro';
import { Lock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '#web/format/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { FactName, PlaceFacts } from '../../contract/place-facts.ts';
import styles from './fact-frame.module.css';
import { useFactText } from './use-fact-text.ts';
import { useSaving } from './use-save-fact.ts';

interface FactFrameProps {
  fact: FactName;
  /** The person chose one of two values. */
  onSettled?: () => void;
  children: ReactNode;
}

/** A field with the fact's source. If another person changed the fact, both values are shown to choose from. */
export function FactFrame({ fact, onSettled, children }: FactFrameProps) {
  const { place, stopped, unsent, isSaving, save, giveUp } = useSaving();
  const text = useFactText();
  const origin = place.origins.find((one) => one.fact === fact);
  const last = place.changes.find((change) => change.fact === fact);
  const mine = stopped[fact];
  const lost = unsent[fact];
  return (
    <div className={flow.stack1}>
      {children}
      {place.edited.includes(fact) ? (
        <p className={classNames(flow.mark2, textStyles.note)}>
          <Lock size={14} aria-hidden />
          {last && last.as !== 'region' ? (
            <Trans>Lo puso el equipo del lugar. Las importaciones no lo cambian.</Trans>
          ) : (
            <Trans>Corregido por la región. Las importaciones no lo cambian.</Trans>
          )}
        </p>
      ) : (
        origin && (
          <p className={textStyles.note}>
            {origin.name}, {formatDay(origin.date)}
          </p>
        )
      )}
      {lost !== undefined && (
        <Button
          kind="quiet"
          size="small"
          className={styles.again}
          disabled={isSaving}
          onClick={() =>
            void save(fact, lost as PlaceFacts[typeof fact]).then((isSaved) => {
              if (isSaved) onSettled?.();
            })
          }
        >
          <RefreshCw size={16} aria-hidden />
          <Trans>Guardar de nuevo</Trans>
        </Button>
      )}
      {mine !== undefined && (
        <Alert tone="caution">
          <div className={flow.stack2}>
            <p>
              <Trans>Otra persona lo cambió mientras escribías. ¿Cuál queda?</Trans>
            </p>
            <Button
              kind="quiet"
              size="small"
              onClick={() => {
                giveUp(fact);
                onSettled?.();
              }}
            >
              <Trans>El suyo: {text(fact, place.facts[fact]) || '—'}</Trans>
            </Button>
            <Button
              kind="quiet"
              size="small"
              onClick={() => {
                void save(fact, mine as PlaceFacts[typeof fact]);
                onSettled?.();
              }}
            >
              <Trans>El tuyo: {text(fact, mine) || '—'}</Trans>
            </Button>
          </div>
        </Alert>
      )}
    </div>
  );
}
