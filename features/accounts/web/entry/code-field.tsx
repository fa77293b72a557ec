import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import styles from './entry.module.css';

export function CodeField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  const { t } = useLingui();
  const [recovery, setRecovery] = useState(false);
  return (
    <div className={flow.stack4}>
      <Field
        {...props}
        key={String(recovery)}
        className={styles.code}
        label={recovery ? t`Código de recuperación` : t`Código de verificación`}
        hint={
          recovery
            ? t`Uno de los que guardaste. Cada uno sirve una vez. Si los perdiste todos, escribe al equipo de la región.`
            : t`Los seis dígitos que muestra tu aplicación.`
        }
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={24}
        autoFocus={props.autoFocus ?? true}
      />
      <Button kind="bare" size="small" className={styles.beside} onClick={() => setRecovery(!recovery)}>
        {recovery ? <Trans>Usar mi aplicación</Trans> : <Trans>No tengo mi aplicación a mano</Trans>}
      </Button>
    </div>
  );
}
