import { Alert } from '#web/ui/alert.tsx';
import { useSettled } from '#web/use-settled.ts';
import { departureTimesWarning } from '../../../../contract/program-times.ts';

/** A field of an hour changes when another button is pressed. An earlier note would move this button from the pointer. */
export const PAUSE_MS = 400;

interface DepartureTimesNoteProps {
  days: Parameters<typeof departureTimesWarning>[0];
  rules: Parameters<typeof departureTimesWarning>[1];
  options: Parameters<typeof departureTimesWarning>[2];
}

/** Warns if the times of the program do not fit a departure time. The last step of the editor shows the same warning. */
export function DepartureTimesNote({ days, rules, options }: DepartureTimesNoteProps) {
  const warning = useSettled(departureTimesWarning(days, rules, options), PAUSE_MS);
  return (
    warning && (
      <Alert look="line" tone="caution" live="status">
        {warning}
      </Alert>
    )
  );
}
