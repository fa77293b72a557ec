import { useLingui } from '@lingui/react/macro';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface WantedFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** Field for the text of a request for changes (`AskChangesBody`). */
export function WantedField({ value, onChange }: WantedFieldProps) {
  const { t } = useLingui();
  return (
    <TextAreaField
      label={t`Qué quieres distinto`}
      required
      minLength={3}
      maxLength={2000}
      rows={4}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
