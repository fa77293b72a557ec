import { Trans } from '@lingui/react/macro';
import { Alert } from '#web/ui/alert.tsx';
import { useSettled } from '#web/use-settled.ts';
import { earlyStops } from '../../../../contract/early-stops.ts';
import type { ProgramStop } from '../../../../contract/plan-content.ts';
import { PAUSE_MS } from '../rules/departure-times-note.tsx';

interface EarlyStopNoteProps {
  stops: readonly ProgramStop[];
  /** Position of the stop. */
  at: number;
}

/** Warns if the stop begins before the previous one ends. Such a plan cannot be submitted. */
export function EarlyStopNote({ stops, at }: EarlyStopNoteProps) {
  const isEarly = useSettled(earlyStops(stops).includes(at), PAUSE_MS);
  return (
    isEarly && (
      <Alert look="line" tone="caution" live="status">
        <Trans>Empieza antes de que termine la anterior.</Trans>
      </Alert>
    )
  );
}
