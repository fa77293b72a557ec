import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#web/ui/field.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { OperatorProfile } from '../../../contract/operator.ts';
import { PointMap } from '../form/point-map.tsx';
import { LanguageField } from './language-field.tsx';

interface ProfileFieldsProps {
  name: string;
  profile: OperatorProfile;
  onName: (name: string) => void;
  onProfile: (more: Partial<OperatorProfile>) => void;
  onMark: (at: { lon: number; lat: number }) => void;
  errorAt: (path: string) => string | undefined;
}

export const OPERATOR_MARK = 'operator-mark';

export function ProfileFields({ name, profile, onName, onProfile, onMark, errorAt }: ProfileFieldsProps) {
  const { t } = useLingui();
  return (
    <Fields layout="stack">
      <Field
        label={t`Nombre`}
        name="name"
        value={name}
        error={errorAt('name')}
        maxLength={80}
        onChange={({ target }) => onName(target.value)}
      />
      <TextAreaField
        label={t`Quiénes son`}
        name="profile.about"
        hint={t`Desde cuándo, qué saben hacer, con quién se viaja.`}
        rows={4}
        maxLength={1200}
        value={profile.about}
        error={errorAt('profile.about')}
        onChange={({ target }) => onProfile({ about: target.value })}
      />
      <LanguageField value={profile.languages} onChange={(languages) => onProfile({ languages })} />
      <Fields layout="pair">
        <Field
          label={t`Teléfono`}
          name="profile.phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          value={profile.phone ?? ''}
          error={errorAt('profile.phone')}
          onChange={({ target }) => onProfile({ phone: target.value })}
        />
        <Field
          label={t`Correo`}
          name="profile.email"
          type="email"
          autoComplete="email"
          hint={t`Ahí llegan las reservas.`}
          maxLength={200}
          value={profile.email ?? ''}
          error={errorAt('profile.email')}
          onChange={({ target }) => onProfile({ email: target.value })}
        />
      </Fields>
      <Field
        label={t`Dirección`}
        name="profile.address"
        autoComplete="street-address"
        maxLength={160}
        value={profile.address}
        error={errorAt('profile.address')}
        onChange={({ target }) => onProfile({ address: target.value })}
      />
      <div id={OPERATOR_MARK} className={flow.stack3}>
        <p className={textStyles.note}>
          <Trans>Dónde te encuentran: ahí estará tu perfil en el mapa.</Trans>
        </p>
        <PointMap
          label={t`Dónde está el operador`}
          lon={profile.lon}
          lat={profile.lat}
          isUnplaced={profile.unplaced === true}
          onMove={({ lon, lat }) => onMark({ lon, lat })}
        />
      </div>
    </Fields>
  );
}
