import { Trans, useLingui } from '@lingui/react/macro';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './agency-keys.module.css';
import { CopiedLine } from './copied-line.tsx';
import { useKeyOwner } from './key-owner.ts';

const STANDARD = 'https://docs.octo.travel';

export function KeySteps({ endpoint }: { endpoint: string }) {
  const { t } = useLingui();
  const { operatorId } = useKeyOwner();
  return (
    <ol className={`${flow.stack4} ${flow.column} ${styles.steps}`}>
      <li>
        <Trans>Crea una llave de prueba para la agencia: con ella ensaya sin ocupar lugares ni deber nada.</Trans>
      </li>
      <li>
        <Trans>La agencia pone en su sistema la llave y esta dirección.</Trans>
        <CopiedLine text={endpoint} name={t`Dirección`} done={t`Copiamos la dirección.`} />
        <p className={textStyles.note}>
          <Trans>
            Quien programa su sistema encuentra cómo en{' '}
            <a href={STANDARD} target="_blank" rel="noreferrer">
              la documentación de OCTO
            </a>
            .
          </Trans>
        </p>
      </li>
      <li>
        {operatorId === null ? (
          <Trans>
            Cuando todo funcione, dale una llave de venta. Vende lo de cada operador que lo permite a ese precio neto,
            cobra al viajero y debe el precio neto al operador.
          </Trans>
        ) : (
          <Trans>
            Cuando todo funcione, dale una llave de venta. Ella cobra al viajero y te debe el precio neto; cuándo te
            paga lo acuerdan ustedes.
          </Trans>
        )}
      </li>
    </ol>
  );
}
