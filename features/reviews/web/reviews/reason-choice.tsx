import { type ReactNode, useId } from 'react';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import type { ReportReason } from '../../contract/report-reasons.ts';
import styles from './report-sheet.module.css';

interface ReasonChoiceProps {
  label: ReactNode;
  value: ReportReason | null;
  onChange: (reason: ReportReason) => void;
  words: Readonly<Record<ReportReason, string>>;
}

export function ReasonChoice({ label, value, onChange, words }: ReasonChoiceProps) {
  const name = useId();
  return (
    <FieldSet legend={label}>
      <div>
        {(Object.keys(words) as ReportReason[]).map((reason) => (
          <label key={reason} className={`${flow.row3} ${styles.reason}`}>
            <input type="radio" name={name} checked={reason === value} onChange={() => onChange(reason)} />
            {words[reason]}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
