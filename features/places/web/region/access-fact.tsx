import { Trans, useLingui } from '@lingui/react/macro';
import { FieldSet } from '#web/ui/field-set.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { type AccessMeasures, isStepFree } from '../../contract/place-extras.ts';
import { FactFrame } from './fact-frame.tsx';
import { NumberField } from './number-field.tsx';
import { useDraft } from './use-draft.ts';
import { useFactWords } from './use-place-words.ts';
import { useSaving } from './use-save-fact.ts';

type Key = keyof AccessMeasures;

/** Measurements instead of a verdict: each traveller knows what they need. */
export function AccessFact() {
  const { t } = useLingui();
  const { failures } = useSaving();
  const words = useFactWords();
  const { value: access, change, flush, settle } = useDraft('access');
  const put = (key: Key, value: number | boolean | undefined) => {
    const { [key]: _, ...others } = access;
    change(value === undefined ? others : { ...others, [key]: value });
  };
  const number = (key: 'doorCm' | 'steps' | 'stepCm' | 'slopePercent', label: string, unit: string, most: number) => (
    <NumberField
      label={label}
      after={unit}
      least={key === 'doorCm' || key === 'stepCm' ? 1 : 0}
      most={most}
      value={access[key]}
      onChange={(value) => put(key, value)}
    />
  );
  const answer = (key: 'ramp' | 'toilet' | 'parking', label: string) => (
    <SelectField
      label={label}
      value={access[key] === undefined ? '' : String(access[key])}
      onChange={({ target }) => put(key, target.value === '' ? undefined : target.value === 'true')}
    >
      <option value="">{t`No se sabe`}</option>
      <option value="true">{t`Sí`}</option>
      <option value="false">{t`No`}</option>
    </SelectField>
  );
  const stepFree = isStepFree(access);
  return (
    <FactFrame fact="access" onSettled={settle}>
      <FieldSet
        legend={words.access}
        layout="pair"
        hint={t`Mide en el lugar. Deja vacío lo que no mediste.`}
        error={failures.access}
        onBlur={() => flush()}
      >
        {number('doorCm', t`Ancho de la puerta`, 'cm', 1000)}
        {number('steps', t`Escalones hasta entrar`, '', 2000)}
        {number('stepCm', t`Alto de un escalón`, 'cm', 100)}
        {answer('ramp', t`Rampa`)}
        {number('slopePercent', t`Pendiente de la rampa`, '%', 100)}
        {answer('toilet', t`Baño adaptado`)}
        {answer('parking', t`Estacionamiento reservado`)}
      </FieldSet>
      {stepFree !== undefined && (
        <p className={textStyles.note}>
          {stepFree ? (
            <Trans>Los planes sin escalones pueden usar este lugar.</Trans>
          ) : (
            <Trans>Los planes sin escalones no usan este lugar.</Trans>
          )}
        </p>
      )}
    </FactFrame>
  );
}
