import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#web/ui/field.tsx';
import type { PartProps } from '../ask-draft.ts';
import { AskPart } from './ask-part.tsx';

export function ContactPart({ draft, change, errorAt }: PartProps) {
  const { t } = useLingui();
  return (
    <AskPart title={<Trans>Tus datos de contacto</Trans>}>
      <Field
        label={t`Nombre y apellido`}
        name="name"
        autoComplete="name"
        required
        minLength={2}
        maxLength={120}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        error={errorAt('body.contact.name')}
      />
      <Field
        label={t`Correo`}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        hint={t`Ahí llegan las ofertas, la referencia y el PIN.`}
        value={draft.email}
        onChange={({ target }) => change({ email: target.value })}
        error={errorAt('body.contact.email')}
      />
      <Field
        label={t`Teléfono, si quieres`}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={draft.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={errorAt('body.contact.phone')}
      />
    </AskPart>
  );
}
