import { Trans } from '@lingui/react/macro';
import { Checkbox } from '#web/ui/choice.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';

const OFFERED = ['es', 'en', 'fr', 'de', 'it', 'pt', 'qu'];
const names = new Intl.DisplayNames(['es'], { type: 'language' });

export const languageName = (code: string): string => names.of(code) ?? code;

interface LanguageFieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const offered = [...new Set([...OFFERED, ...value])];
  return (
    <FieldSet legend={<Trans>Idiomas</Trans>} layout="chips">
      {offered.map((code) => (
        <Checkbox
          key={code}
          checked={value.includes(code)}
          disabled={value.length === 1 && value[0] === code}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, code] : value.filter((other) => other !== code))
          }
        >
          {languageName(code)}
        </Checkbox>
      ))}
    </FieldSet>
  );
}
