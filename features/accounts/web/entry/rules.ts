import { useLingui } from '@lingui/react/macro';
import { EMAIL, PASSWORD_MIN } from '#features/accounts/contract/entry-rules.ts';

/** Rules of a form for an address, with their messages. */
export function useEmailRules() {
  const { t } = useLingui();
  return {
    required: t`Escribe tu correo.`,
    pattern: { value: new RegExp(EMAIL, 'u'), message: t`Escribe un correo completo, como nombre@ejemplo.com.` },
    setValueAs: (text: string) => text.trim(),
  };
}

/** Rules of a form for a new password; the server also checks the most used ones. */
export function useNewPasswordRules() {
  const { t } = useLingui();
  const short = t`Usa ${PASSWORD_MIN} caracteres o más.`;
  return {
    required: t`Elige una contraseña.`,
    validate: (text: string) => [...text].length >= PASSWORD_MIN || short,
  };
}
