import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '#features/organisation/contract/choices.ts';
import type { OrganisationSettings } from '#features/organisation/contract/settings.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { DraftProps } from './draft.ts';
import { Section } from './section.tsx';

const MAY_BE_NONE: ReadonlySet<string> = new Set(['phone', 'registerNumber']);

export function IdentityFields({ draft, change, errorAt }: DraftProps) {
  const { t } = useLingui();
  const { identity, contact, languages } = draft;
  const identityField = (name: keyof typeof identity) => ({
    value: identity[name],
    error: errorAt(`identity.${name}`),
    onChange: (event: { target: { value: string } }) =>
      change({ identity: { ...identity, [name]: event.target.value } }),
  });
  const contactField = (name: keyof typeof contact) => ({
    value: contact[name] ?? '',
    error: errorAt(`contact.${name}`),
    onChange: (event: { target: { value: string } }) =>
      change({
        contact: { ...contact, [name]: MAY_BE_NONE.has(name) ? event.target.value || null : event.target.value },
      }),
  });
  const toggle = (code: OrganisationSettings['languages'][number], on: boolean) =>
    change({ languages: on ? [...languages, code] : languages.filter((one) => one !== code) });

  return (
    <>
      <Section
        title={t`Identidad`}
        text={<Trans>Está en la cabecera, en los títulos, al compartir y en cada correo.</Trans>}
      >
        <Field label={t`Nombre del sitio`} maxLength={40} {...identityField('product')} />
        <Field
          label={t`Región`}
          hint={t`Como se dice en una frase: «Trujillo y el valle de Moche».`}
          maxLength={80}
          {...identityField('region')}
        />
        <Field
          className={`${flow.shrinks} ${flow.whole}`}
          label={t`Lema`}
          maxLength={120}
          {...identityField('tagline')}
        />
        <TextAreaField
          className={`${flow.shrinks} ${flow.whole}`}
          label={t`Descripción`}
          maxLength={400}
          {...identityField('description')}
        />
      </Section>
      <Section
        title={t`Contacto`}
        text={<Trans>Quién responde por el sitio. Sale en el pie, en la ayuda y en los textos legales.</Trans>}
      >
        <Field label={t`Organización`} maxLength={120} {...contactField('name')} />
        <Field label={t`Razón social`} maxLength={160} {...contactField('legalName')} />
        <Field label={t`Correo`} type="email" {...contactField('email')} />
        <Field label={t`Teléfono (opcional)`} type="tel" {...contactField('phone')} />
        <Field
          className={`${flow.shrinks} ${flow.whole}`}
          label={t`Dirección`}
          maxLength={200}
          {...contactField('address')}
        />
        <Field
          label={t`Número en el registro de turismo (opcional)`}
          hint={t`De la organización misma. Cuando el sitio también cobra, sale en el pie.`}
          maxLength={60}
          {...contactField('registerNumber')}
        />
        <FieldSet
          className={`${flow.shrinks} ${flow.whole}`}
          legend={<Trans>Idiomas en que atiende</Trans>}
          layout="chips"
        >
          {(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]).map((code) => (
            <Checkbox
              key={code}
              checked={languages.includes(code)}
              disabled={code === 'es'}
              onChange={(event) => toggle(code, event.target.checked)}
            >
              {LANGUAGES[code]}
            </Checkbox>
          ))}
        </FieldSet>
      </Section>
    </>
  );
}
