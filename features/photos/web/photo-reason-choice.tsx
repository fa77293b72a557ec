import { type ReactNode, useId } from 'react';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { PHOTO_REASON_WORDS, PHOTO_REASONS, type PhotoReason } from '../contract/reasons.ts';
import styles from './photos.module.css';

interface PhotoReasonChoiceProps {
  label: ReactNode;
  value: PhotoReason | null;
  onChange: (reason: PhotoReason) => void;
  words?: Readonly<Record<PhotoReason, string>>;
}

export function PhotoReasonChoice({ label, value, onChange, words = PHOTO_REASON_WORDS }: PhotoReasonChoiceProps) {
  const name = useId();
  return (
    <FieldSet legend={label}>
      <div>
        {PHOTO_REASONS.map((reason) => (
          <label key={reason} className={`${flow.row3} ${styles.reason}`}>
            <input type="radio" name={name} checked={reason === value} onChange={() => onChange(reason)} />
            {words[reason]}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
