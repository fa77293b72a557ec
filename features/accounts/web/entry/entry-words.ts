import { useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN } from '#features/accounts/contract/entry-rules.ts';
import type { FieldWords } from '#web/form/use-contract-form.ts';

export function useEntryWords(): Record<'email' | 'password' | 'name', FieldWords> {
  const { t } = useLingui();
  return {
    email: { empty: t`Escribe tu correo.`, refused: t`Escribe un correo completo, como nombre@ejemplo.com.` },
    password: { empty: t`Elige una contraseña.`, refused: t`Usa ${PASSWORD_MIN} caracteres o más.` },
    name: { empty: t`Escribe tu nombre.`, refused: t`Quita los signos < y >.` },
  };
}
