import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  label: string;
  hint?: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
}

export function Stepper({ label, hint, value, onChange, min = 0, max = 20 }: StepperProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <span className={styles.text}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <IconButton label={t`${label}: uno menos`} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Minus size={18} aria-hidden />
      </IconButton>
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <IconButton label={t`${label}: uno más`} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Plus size={18} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
