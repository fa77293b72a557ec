import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  count?: number | string;
}

export function Checkbox({ children, count, ...rest }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...rest} />
      <span className={styles.tick} aria-hidden="true">
        <Check size={14} strokeWidth={3} />
      </span>
      <span className={styles.text}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  hint?: ReactNode;
}

export function Toggle({ children, hint, ...rest }: ToggleProps) {
  const note = useId();
  return (
    <label className={styles.toggle}>
      <span className={styles.text}>
        {children}
        {hint && <small id={note}>{hint}</small>}
      </span>
      <input type="checkbox" aria-describedby={hint ? note : undefined} {...rest} />
      <span className={styles.rail} aria-hidden="true" />
    </label>
  );
}

interface SegmentedProps<Value extends string> {
  label: ReactNode;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  options: { value: Value; label: ReactNode }[];
  hideLabel?: boolean;
  className?: string;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, name, value, onChange, options, hideLabel, className } = props;
  return (
    <fieldset className={className}>
      <legend className={hideLabel ? 'sr' : styles.legend}>{label}</legend>
      <span className={styles.segments}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
