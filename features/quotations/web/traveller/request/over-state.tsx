import { Trans } from '@lingui/react/macro';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { quotationPaths } from '#web/paths/quotation.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { EarlierRequest } from '../ask/draft-start.ts';
import { type Ending, endingOf } from '../offers/offers.ts';
import { RequestActs } from './request-acts.tsx';
import { StateBox } from './state-box.tsx';
import type { Opened } from './use-act.ts';

export function OverState(opened: Opened) {
  const { quotation } = opened;
  const { state, order, reference, source, trip, wish, contact } = quotation;
  const earlier: EarlierRequest = { source, trip, wish, contact };
  const again = (
    <ButtonLink kind="quiet" to={quotationPaths.ask({ quotation: reference })} state={{ earlier }}>
      <Trans>Pedir otra a partir de esta</Trans>
    </ButtonLink>
  );
  const isOff = order?.state === 'cancelled';
  if (state === 'closed' || isOff) {
    return (
      <StateBox
        icon={<CircleCheck size={22} aria-hidden />}
        title={isOff ? <Trans>Se canceló</Trans> : <Trans>El viaje terminó</Trans>}
        isDone={!isOff}
      >
        <p>
          {isOff ? (
            <Trans>Lo que reservaste se canceló entero. En la reserva ves lo que se te devuelve y cuándo.</Trans>
          ) : (
            <Trans>Gracias por viajar. En la reserva están tus recibos, y puedes contar cómo te fue.</Trans>
          )}
        </p>
        <Actions>
          {order && (
            <ButtonLink to={travellerPaths.booking(order.reference)}>
              <Trans>Ver la reserva</Trans>
            </ButtonLink>
          )}
          {again}
        </Actions>
      </StateBox>
    );
  }
  const ending = state === 'withdrawn' ? 'withdrawn' : endingOf(quotation);
  return (
    <StateBox icon={<Hourglass size={22} aria-hidden />} title={TITLES[ending]}>
      <p>{WORDS[ending]}</p>
      <Actions>
        {state === 'expired' && <RequestActs {...opened} />}
        {again}
      </Actions>
    </StateBox>
  );
}

const TITLES: Record<Ending | 'withdrawn', ReactNode> = {
  withdrawn: <Trans>La retiraste</Trans>,
  lapsed: <Trans>Venció</Trans>,
  unanswered: <Trans>Venció</Trans>,
  unable: <Trans>Nadie pudo esta vez</Trans>,
  rejected: <Trans>No queda ninguna oferta</Trans>,
};

const WORDS: Record<Ending | 'withdrawn', ReactNode> = {
  withdrawn: (
    <Trans>Los operadores lo saben y ya no responden. Lo que pediste sigue aquí, por si cambias de idea.</Trans>
  ),
  lapsed: (
    <Trans>
      Lo que te ofrecieron ya venció, así que no se puede aceptar. Puedes preguntar a otros, o pedir otra con otros
      días.
    </Trans>
  ),
  unanswered: (
    <Trans>Nadie respondió a tiempo. Puedes preguntar a otros, o pedir otra con otros días o en otra zona.</Trans>
  ),
  unable: (
    <Trans>
      No queda ninguna oferta que puedas aceptar. Puedes preguntar a otros, o pedir otra con otros días o en otra zona.
    </Trans>
  ),
  rejected: (
    <Trans>Dijiste que no a lo que te ofrecieron. Puedes preguntar a otros, o pedir otra con otros días.</Trans>
  ),
};
