import { useLingui } from '@lingui/react/macro';
import { formatClock, formatDuration } from '#web/format/time.ts';
import { ClockField } from '#web/ui/clock-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

interface MinutesProps {
  value: number;
  onChange: (minutes: number) => void;
}

/**
 * Minutes after local midnight.
 * @param keptAs this device stores unfinished input of the field under this key
 */
export function BeginField({ value, onChange, keptAs }: MinutesProps & { keptAs?: string | undefined }) {
  const { t } = useLingui();
  return (
    <ClockField
      label={t`Hora`}
      value={formatClock(value)}
      keptAs={keptAs}
      onChange={(clock) => {
        const [hours, rest] = clock.split(':').map(Number) as [number, number];
        onChange(hours * 60 + rest);
      }}
    />
  );
}

export function LengthField({ usual, value, onChange }: MinutesProps & { usual: readonly number[] }) {
  const { t } = useLingui();
  const lengths = [...new Set([...usual, value])].sort((one, other) => one - other);
  return (
    <SelectField label={t`Dura`} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {lengths.map((minutes) => (
        <option key={minutes} value={minutes}>
          {formatDuration(minutes)}
        </option>
      ))}
    </SelectField>
  );
}
