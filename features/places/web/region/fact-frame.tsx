import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '#web/format/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { FactName, PlaceFacts } from '../../contract/place-facts.ts';
import { useSaving } from './use-save-fact.ts';

interface FactFrameProps {
  fact: FactName;
  text: (value: unknown) => string;
  /** The person chose one of two values. */
  onSettled?: () => void;
  children: ReactNode;
}

/** A field with the fact's source. If another person changed the fact, both values are shown to choose from. */
export function FactFrame({ fact, text, onSettled, children }: FactFrameProps) {
  const { place, stopped, save, giveUp } = useSaving();
  const origin = place.origins.find((one) => one.fact === fact);
  const mine = stopped[fact];
  return (
    <div className={flow.stackHalf}>
      {children}
      {place.edited.includes(fact) ? (
        <p className={classNames(flow.mark2, textStyles.note)}>
          <Lock size={14} aria-hidden />
          <Trans>Corregido por la región. Las importaciones no lo cambian.</Trans>
        </p>
      ) : (
        origin && (
          <p className={textStyles.note}>
            {origin.name}, {formatDay(origin.date)}
          </p>
        )
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
              <Trans>El suyo: {text(place.facts[fact]) || '—'}</Trans>
            </Button>
            <Button
              kind="quiet"
              size="small"
              onClick={() => {
                void save(fact, mine as PlaceFacts[typeof fact]);
                onSettled?.();
              }}
            >
              <Trans>El tuyo: {text(mine) || '—'}</Trans>
            </Button>
          </div>
        </Alert>
      )}
    </div>
  );
}
