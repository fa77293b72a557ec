import { type ReactNode, useId } from 'react';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import styles from './report-sheet.module.css';

interface ReasonChoiceProps<Reason extends string> {
  label: ReactNode;
  value: Reason | null;
  onChange: (reason: Reason) => void;
  words: Readonly<Record<Reason, string>>;
}

export function ReasonChoice<Reason extends string>({ label, value, onChange, words }: ReasonChoiceProps<Reason>) {
  const name = useId();
  return (
    <FieldSet legend={label}>
      <div>
        {(Object.keys(words) as Reason[]).map((reason) => (
          <label key={reason} className={`${flow.row3} ${styles.reason}`}>
            <input type="radio" name={name} checked={reason === value} onChange={() => onChange(reason)} />
            {words[reason]}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
