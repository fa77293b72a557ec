import { useEffect, useState } from 'react';
import styles from './title-field.module.css';

interface TitleFieldProps {
  label: string;
  value: string;
  placeholder?: string;
  maxLength: number;
  onChange: (title: string) => void;
}

/** Enter or leaving the field saves the text, and escape restores the old text. */
export function TitleField({ label, value, placeholder, maxLength, onChange }: TitleFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <textarea
      className={styles.title}
      rows={1}
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      value={typed}
      onChange={(event) => setTyped(event.target.value.replace(/\n/g, ' '))}
      onBlur={() => typed !== value && onChange(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          event.currentTarget.blur();
        } else if (event.key === 'Escape') setTyped(value);
      }}
    />
  );
}
