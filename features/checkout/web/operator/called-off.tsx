import { Plural, Trans } from '@lingui/react/macro';
import type { DepartureCancellation } from '#features/checkout/contract/operator-bookings.ts';
import { momentWords, useOperator } from '#features/operators/web/public.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import styles from './call-off-departure.module.css';
import { GuestsToCall, ReachWords } from './called-off-guests.tsx';

/** Shows the result of calling off a departure, and which guests must still be notified. */
export function CalledOff({
  data: { departure, bookings, choosing, choiceUntil, guests },
  isEmpty,
  operatorId,
}: {
  data: DepartureCancellation;
  isEmpty: boolean;
  operatorId: string;
}) {
  const { zone } = useOperator();
  return (
    <div className={styles.page}>
      <section className={styles.effect} data-none role="status">
        <h2>{departure.title}</h2>
        <p>
          {departure.state === 'cancelled' && choosing > 0 && choiceUntil ? (
            <Plural
              value={choosing}
              one={`La salida está cancelada. # reserva todavía tiene que elegir otra fecha o la devolución, hasta el ${momentWords(new Date(choiceUntil), zone)}.`}
              other={`La salida está cancelada. # reservas todavía tienen que elegir otra fecha o la devolución, hasta el ${momentWords(new Date(choiceUntil), zone)}.`}
            />
          ) : departure.state === 'cancelled' && isEmpty && bookings === 0 ? (
            <Trans>La salida está cancelada. Nadie había reservado.</Trans>
          ) : departure.state === 'cancelled' ? (
            <Trans>La salida está cancelada. Cada devolución se ve en su reserva, paso a paso.</Trans>
          ) : (
            <Trans>Esta salida ya empezó o terminó: no se puede cancelar.</Trans>
          )}
        </p>
        {departure.state === 'cancelled' && guests.length > 0 && (
          <ul>
            <ReachWords guests={guests} isOver />
          </ul>
        )}
      </section>
      {departure.state === 'cancelled' && <GuestsToCall guests={guests} departure={departure} isOver />}
      <div className={flow.wrap2}>
        <ButtonLink to={operatorPaths.departures(operatorId, departure.localDate)}>
          <Trans>Volver al calendario</Trans>
        </ButtonLink>
        <ButtonLink kind="quiet" to={operatorPaths.bookings(operatorId)}>
          <Trans>Ver las reservas</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
