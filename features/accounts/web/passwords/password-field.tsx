import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import textStyles from '#web/ui/text.module.css';
import styles from './password-field.module.css';
import { type PasswordAdvice, type PasswordStrength, passwordStrength } from './password-strength.ts';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'before' | 'after'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ hint, ...rest }: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const [capitals, setCapitals] = useState(false);
  const hearCapitals = (event: KeyboardEvent) => setCapitals(event.getModifierState?.('CapsLock') ?? false);
  return (
    <div>
      <Field
        {...rest}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={1024}
        hint={
          capitals ? (
            <span className={`${textStyles.caution} ${textStyles.strong}`}>{t`Tienes las mayúsculas activadas.`}</span>
          ) : (
            hint
          )
        }
        onKeyDown={hearCapitals}
        onKeyUp={hearCapitals}
        after={
          <IconButton
            label={shown ? t`Ocultar la contraseña` : t`Mostrar la contraseña`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </IconButton>
        }
      />
    </div>
  );
}

interface NewPasswordProps extends Omit<PasswordFieldProps, 'autoComplete' | 'value' | 'hint'> {
  typed: string;
  personal?: string[];
}

export function NewPasswordField({ typed, personal, ...rest }: NewPasswordProps) {
  const strength = passwordStrength(typed, personal);
  return (
    <div className={styles.new}>
      <PasswordField {...rest} autoComplete="new-password" hint={<Advice {...strength} />} />
      <span className={styles.stairs} data-level={strength.level} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={classNames(step <= strength.level && styles.reached)} />
        ))}
      </span>
    </div>
  );
}

function Advice({ advice, missing }: PasswordStrength): ReactNode {
  const { t } = useLingui();
  const words: Record<Exclude<PasswordAdvice, 'short'>, string> = {
    empty: t`Una frase que solo tú dirías es larga y fácil de recordar.`,
    personal: t`Se parece a tu nombre o a tu correo: agrégale palabras que nada tengan que ver contigo.`,
    common: t`Empieza como las más usadas: se prueban primero.`,
    repeats: t`Repite casi siempre lo mismo: mezcla otras palabras.`,
    series: t`Tiene una serie como 1234 o qwerty, que se adivina enseguida.`,
    fair: t`Sirve. Con una palabra más sería difícil de adivinar.`,
    good: t`Buena: difícil de adivinar.`,
    strong: t`Muy buena.`,
  };
  if (advice !== 'short') return words[advice];
  return (
    <Trans>
      Muy corta: <Plural value={missing} one="falta # carácter" other="faltan # caracteres" />.
    </Trans>
  );
}
