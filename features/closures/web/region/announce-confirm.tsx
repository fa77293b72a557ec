import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Confirm } from '#features/backoffice/web/public.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import type { ClosureImpact } from '../../contract/closure.ts';
import styles from './closure-form.module.css';

/** Null saves a change of an announced closure. */
export type Announcing = 'announce' | 'reopen' | null;

interface AnnounceConfirmProps {
  /** Null closes the dialog. */
  asked: { action: Announcing; impact: ClosureImpact } | null;
  onClose: () => void;
  run: (action: Announcing, call: AttemptCall) => Promise<unknown>;
}

export function AnnounceConfirm({ asked, onClose, run }: AnnounceConfirmProps) {
  const { t } = useLingui();
  const saves = asked?.action === null;
  return (
    <Confirm
      open={asked !== null}
      onClose={onClose}
      title={saves ? t`¿Guardar el cambio?` : t`¿Anunciar este cierre?`}
      verb={saves ? t`Guardarlo` : t`Anunciarlo`}
      run={(_, call) => run(asked!.action, call)}
    >
      {asked && <Counts impact={asked.impact} />}
    </Confirm>
  );
}

function Counts({ impact: { plans, departures, bookings, trips } }: { impact: ClosureImpact }) {
  return (
    <div className={flow.stack3}>
      <p>
        {plans === 0 ? (
          <Trans>Ningún plan deja de venderse. Lo ven los viajes que pasan por ahí.</Trans>
        ) : (
          <Trans>Esos días no se venden estos planes hasta que cada operador diga cómo sale. Toca a:</Trans>
        )}
      </p>
      <ul className={classNames('num', flow.stack2, styles.counts)}>
        {plans > 0 && (
          <>
            <li>
              <Plural value={plans} one="# plan" other="# planes" />
            </li>
            <li>
              <Plural value={departures} one="# salida" other="# salidas" />
            </li>
            <li>
              <Plural value={bookings} one="# reserva pagada" other="# reservas pagadas" />
            </li>
          </>
        )}
        <li>
          <Plural value={trips} one="# viaje guardado" other="# viajes guardados" />
        </li>
      </ul>
    </div>
  );
}
