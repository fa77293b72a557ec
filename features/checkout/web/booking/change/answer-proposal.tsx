import { Trans, useLingui } from '@lingui/react/macro';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { answerChange } from '../../../contract/booking-routes.ts';
import type { ChooseBody, OpenChange } from '../../../contract/change.ts';
import type { Order, OrderBooking } from '../../../contract/order.ts';
import styles from '../booking.module.css';
import own from './change.module.css';
import { TroubleLine } from './trouble-line.tsx';

interface AnswerProposalProps {
  booking: OrderBooking;
  change: OpenChange;
  orderKey: Record<string, string>;
  onOrder: (order: Order) => void;
}

export function AnswerProposal({ booking, change, orderKey, onOrder }: AnswerProposalProps) {
  const { t } = useLingui();
  const api = useApi();
  const { snapshot, reference } = booking;
  const submission = useSubmit();
  const { isBusy, submit: run } = submission;
  const send = (take: 'move' | 'keep') =>
    run(async () => {
      const body: ChooseBody = { changeId: change.id, take };
      onOrder(await api.call(answerChange, { params: { reference }, body, headers: orderKey, quiet: true }));
    });
  return (
    <section className={own.ask} aria-label={t`El operador te propone otra fecha`}>
      <h3>
        <Trans>{snapshot.operatorName} te propone otra fecha</Trans>
      </h3>
      {change.reason && <blockquote>{change.reason}</blockquote>}
      <dl className={own.two}>
        <div>
          <dt>
            <Trans>Ahora</Trans>
          </dt>
          <dd className="num">{whenWords(snapshot)}</dd>
        </div>
        {change.to && (
          <div>
            <dt>
              <Trans>Te propone</Trans>
            </dt>
            <dd className="num">{whenWords(change.to)}</dd>
          </div>
        )}
      </dl>
      <p className={own.soft}>
        <Trans>
          Pagas lo mismo. Te guardamos los lugares hasta el {momentWords(new Date(change.until), snapshot.zone)}; si no
          contestas, tu reserva sigue como está.
        </Trans>
      </p>
      <TroubleLine of={submission} />
      <div className={styles.acts}>
        <Button disabled={isBusy || !change.to} onClick={() => void send('move')}>
          <Trans>Aceptar la fecha nueva</Trans>
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={() => void send('keep')}>
          <Trans>Quedarme con la mía</Trans>
        </Button>
      </div>
    </section>
  );
}
