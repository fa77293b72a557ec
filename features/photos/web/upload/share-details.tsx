import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { LICENCES, type Licence } from '../../contract/licences.ts';
import { PHOTO_LIMITS } from '../../contract/share.ts';

export interface Details {
  taken: boolean;
  agreed: boolean;
  keepsPosition: boolean;
  author: string;
  licence: Licence;
}

interface ShareDetailsProps {
  value: Details;
  faults: Partial<Record<keyof Details, string>>;
  onChange: (change: Partial<Details>) => void;
}

export function ShareDetails({ value, faults, onChange }: ShareDetailsProps) {
  const { t, i18n } = useLingui();
  const { licence } = value;
  const fault = (name: 'taken' | 'agreed') =>
    faults[name] && (
      <small className={textStyles.stop} id={`fault-${name}`}>
        {faults[name]}
      </small>
    );
  const box = (name: 'taken' | 'agreed' | 'keepsPosition') => ({
    checked: value[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.checked }),
    ...(name !== 'keepsPosition' && faults[name] && { 'aria-invalid': true, 'aria-describedby': `fault-${name}` }),
  });
  return (
    <div className={flow.stack3}>
      <Checkbox {...box('taken')}>
        <span className={flow.stackHalf}>
          <Trans>Las tomé yo</Trans>
          <small className={textStyles.soft}>
            <Trans>Se comparten con licencia libre {licence}</Trans>
          </small>
          {fault('taken')}
        </span>
      </Checkbox>
      <Checkbox {...box('agreed')}>
        <span className={flow.stackHalf}>
          <Trans>Quienes salen en la foto están de acuerdo</Trans>
          {fault('agreed')}
        </span>
      </Checkbox>
      <Checkbox {...box('keepsPosition')}>
        <span className={flow.stackHalf}>
          <Trans>Guardar dónde la tomé</Trans>
          <small className={textStyles.soft}>
            <Trans>Solo la ve la región. Si no lo marcas, borramos la ubicación.</Trans>
          </small>
        </span>
      </Checkbox>
      <div className={flow.pair}>
        <Field
          label={t`Tu firma`}
          hint={t`Se ve junto a la foto.`}
          autoComplete="name"
          maxLength={PHOTO_LIMITS.author}
          value={value.author}
          error={faults.author}
          onChange={({ target }) => onChange({ author: target.value })}
        />
        <SelectField
          label={t`Licencia`}
          hint={i18n._(LICENCE_HINTS[licence])}
          value={licence}
          onChange={({ target }) => onChange({ licence: target.value as Licence })}
        >
          {LICENCES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

const LICENCE_HINTS: Record<Licence, MessageDescriptor> = {
  'CC BY 4.0': msg`Otros pueden usarla si te nombran.`,
  'CC BY-SA 4.0': msg`Otros pueden usarla si te nombran y comparten igual.`,
  'CC0 1.0': msg`Otros pueden usarla sin nombrarte.`,
};
