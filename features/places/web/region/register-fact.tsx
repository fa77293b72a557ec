import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DateField } from '#web/ui/date-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import { FactFrame } from './fact-frame.tsx';
import { useDraft } from './use-draft.ts';
import { useFactWords } from './use-place-words.ts';
import { useSaving } from './use-save-fact.ts';

const SHORTEST = 2;

export function RegisterFact() {
  const { t } = useLingui();
  const { failures } = useSaving();
  const words = useFactWords();
  const { value: register, change, flush, settle } = useDraft('register');
  /** The text while it is too short to be saved. */
  const [short, setShort] = useState<string | null>(null);
  return (
    <FactFrame
      fact="register"
      onSettled={() => {
        setShort(null);
        settle();
      }}
    >
      <FieldSet legend={words.register} hideLegend layout="pair" onBlur={() => flush()}>
        <Field
          label={words.register}
          maxLength={60}
          autoComplete="off"
          value={short ?? register?.number ?? ''}
          error={failures.register}
          onChange={({ target: { value: number } }) => {
            const isShort = number.trim().length < SHORTEST;
            setShort(isShort && number !== '' ? number : null);
            if (!isShort) change({ number, until: register?.until ?? null });
            else if (number === '') change(null);
          }}
        />
        {register && (
          <DateField
            label={t`Vigente hasta`}
            value={register.until}
            onChange={(until) => change({ ...register, until })}
            onClear={() => change({ ...register, until: null })}
          />
        )}
      </FieldSet>
    </FactFrame>
  );
}
