import { Plural, Trans } from '@lingui/react/macro';
import { Hourglass, Timer } from 'lucide-react';
import { useEffect } from 'react';
import { keepOrder } from '#features/checkout/web/public.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { WroteBefore } from '../news/wrote-before.tsx';
import { nextDue } from '../offers/offers.ts';
import { AcceptedState } from './accepted-state.tsx';
import { OverState } from './over-state.tsx';
import { Left, StateBox } from './state-box.tsx';
import type { Opened } from './use-act.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

export function RequestState(opened: Opened) {
  const { state, order } = opened.quotation;
  useEffect(() => {
    if (order) keepOrder(order, order.secret);
  }, [order]);
  if (state === 'open') return <WaitingState {...opened} />;
  if (state === 'answered') return <Answered {...opened} />;
  // If the order is cancelled, the screen shows the end at once. A nightly job closes the request later.
  if (state === 'accepted' && order && order.state !== 'cancelled')
    return <AcceptedState opened={opened} order={order} />;
  return <OverState {...opened} />;
}

function WaitingState({ quotation, behind }: Opened) {
  const { offers } = quotation;
  const { due, at, left } = useDue(quotation, behind);
  const seen = offers.filter((offer) => offer.state === 'viewed').length;
  return (
    <StateBox icon={<Hourglass size={22} aria-hidden />} title={<Trans>Esperamos respuestas</Trans>}>
      <p>
        <Plural value={offers.length} one="Preguntamos a # operador." other="Preguntamos a # operadores." />{' '}
        {seen > 0 && <Plural value={seen} one="# ya la abrió." other="# ya la abrieron." />}
      </p>
      {due?.what === 'answer' && (
        <p>
          <Trans>
            Responden antes del {at}: faltan {left}. Te escribimos en cuanto llegue una oferta.
          </Trans>
        </p>
      )}
      {due?.what === 'end' && (
        <p>
          <Trans>
            Van tarde. Esperamos hasta el {at}: quedan {left}. Mientras tanto puedes preguntar a otros.
          </Trans>
        </p>
      )}
      <WroteBefore offers={offers} />
    </StateBox>
  );
}

function Answered({ quotation, behind }: Opened) {
  const { offers, history } = quotation;
  const { due, at, left } = useDue(quotation, behind);
  const count = offers.filter((offer) => offer.state === 'answered').length;
  const changing = offers.filter((offer) => offer.state === 'changes_requested').map(({ operator }) => operator.name);
  const lapsed = lapsedLast(history);
  const waiting = offers.filter((offer) => offer.state === 'requested' || offer.state === 'viewed').length;
  const names = list.format(changing);
  return (
    <StateBox
      icon={<Timer size={22} aria-hidden />}
      title={
        count === 0 && changing.length === 0 ? (
          <Trans>Ninguna oferta sigue en pie</Trans>
        ) : (
          <Plural value={count} _0="Esperas cambios" one="Tienes # oferta" other="Tienes # ofertas" />
        )
      }
    >
      {lapsed && (
        <p>
          <Trans>
            El pago para {lapsed} no llegó a tiempo: soltamos esos lugares, no se te cobró nada y tus ofertas volvieron.
          </Trans>
        </p>
      )}
      {due?.what === 'valid' && (
        <p>
          <Trans>
            La de {due.operator} vale hasta el {at}: quedan {left}.
          </Trans>
        </p>
      )}
      {changing.length > 0 && (
        <p>
          <Trans>Pediste cambios a {names}. Te escribimos cuando llegue otra versión, y aquí verás qué cambió.</Trans>
        </p>
      )}
      {waiting > 0 && (
        <p>
          <Plural value={waiting} one="Falta que responda # operador." other="Falta que respondan # operadores." />
        </p>
      )}
      <WroteBefore offers={offers} />
    </StateBox>
  );
}

function useDue(quotation: Opened['quotation'], behind: number) {
  const { timeZone } = useFace();
  const due = nextDue(quotation, new Date(Date.now() + behind).toISOString());
  const at = due && momentWords(new Date(due.at), timeZone);
  return { due, at, left: due && <Left until={due.at} behind={behind} /> };
}

function lapsedLast(history: Opened['quotation']['history']): string | null {
  const last = history.findLast(
    ({ action, operator }) => operator !== null && (action === 'accept' || action === 'lapse'),
  );
  return last?.action === 'lapse' && last.note?.code === 'deposit_not_paid' ? last.operator : null;
}
