import { useLingui } from '@lingui/react/macro';
import { EMAIL, PASSWORD_MIN } from '#features/accounts/contract/entry-rules.ts';

/** Form rules for an email address, with their messages. */
export function useEmailRules() {
  const { t } = useLingui();
  return {
    required: t`Escribe tu correo.`,
    pattern: { value: new RegExp(EMAIL, 'u'), message: t`Escribe un correo completo, como nombre@ejemplo.com.` },
    setValueAs: (text: string) => text.trim(),
  };
}

/** Form rules for a new password. The server also refuses common passwords. */
export function useNewPasswordRules() {
  const { t } = useLingui();
  const short = t`Usa ${PASSWORD_MIN} caracteres o más.`;
  return {
    required: t`Elige una contraseña.`,
    validate: (text: string) => [...text].length >= PASSWORD_MIN || short,
  };
}
