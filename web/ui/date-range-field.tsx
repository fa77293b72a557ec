import { DateField } from './date-field.tsx';
import styles from './field-set.module.css';

/** ISO dates. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

interface DateRangeFieldProps {
  labels: readonly [from: string, to: string];
  value: DayRange;
  onChange: (value: DayRange) => void;
  hints?: readonly [from: string, to: string];
  clearable?: boolean;
  min?: string;
  max?: string;
  errors?: readonly [from?: string, to?: string];
}

export function DateRangeField({ labels, hints, value, onChange, clearable, min, max, errors }: DateRangeFieldProps) {
  const { from, to } = value;
  return (
    <div className={styles.pair}>
      <DateField
        label={labels[0]}
        hint={hints?.[0]}
        value={from}
        min={min}
        max={max}
        error={errors?.[0]}
        onChange={(day) => onChange({ from: day, to: to !== null && to < day ? day : to })}
        onClear={clearable ? () => onChange({ from: null, to }) : undefined}
      />
      <DateField
        label={labels[1]}
        hint={hints?.[1]}
        value={to}
        min={from ?? min}
        max={max}
        error={errors?.[1]}
        onChange={(day) => onChange({ from, to: day })}
        onClear={clearable ? () => onChange({ from, to: null }) : undefined}
      />
    </div>
  );
}
