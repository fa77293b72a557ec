import type { PaymentCause, PaymentRow } from '#features/payments/api/public.ts';
import { OPEN_PAYMENTS } from '#features/payments/contract/payment-states.ts';
import type { CardEvent } from '#server/cards/port.ts';
import type { Platform } from '#server/platform.ts';
import { type Settled, settlePayment } from './settle-payment.ts';

/** In milliseconds. Providers stop waiting for the response to an event after some seconds. */
const HEARD_WITHIN = 2_000;

/** In one process, simultaneous checks of a payment share one request to the provider. */
export interface Settling {
  /** @throws {CardTrouble} if the provider does not reply */
  seen(payment: PaymentRow): Promise<Settled>;
  /** @returns false if time ran out, and the caller must store the event for later */
  heard(payment: PaymentRow, event: CardEvent): Promise<boolean>;
}

export function settleInTurn(platform: Platform): Settling {
  const underWay = new Map<string, Promise<Settled>>();

  function settle(payment: PaymentRow, cause: PaymentCause, heard?: CardEvent): Promise<Settled> {
    const asked = settlePayment(platform, payment, cause, heard).finally(() => {
      if (underWay.get(payment.id) === asked) underWay.delete(payment.id);
    });
    underWay.set(payment.id, asked);
    return asked;
  }

  return {
    async seen(payment) {
      const settled = await underWay.get(payment.id)?.catch(() => undefined);
      // If a check is already running, it may have asked the provider before the person paid.
      return settled && !OPEN_PAYMENTS.includes(settled.payment.state) ? settled : settle(payment, 'browser');
    },
    async heard(payment, event) {
      if (underWay.has(payment.id) || (event.kind === 'payment' && payment.state === 'captured')) return false;
      let late: NodeJS.Timeout | undefined;
      const settled = settle(payment, 'webhook', event).then(
        () => true,
        (error: unknown) => {
          platform.log.warn({ err: error, payment: payment.id }, 'an event of a provider is processed later');
          return false;
        },
      );
      const patience = new Promise<boolean>((resolve) => {
        late = setTimeout(resolve, HEARD_WITHIN, false);
      });
      return Promise.race([settled, patience]).finally(() => clearTimeout(late));
    },
  };
}
