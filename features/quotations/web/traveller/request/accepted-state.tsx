import { Trans } from '@lingui/react/macro';
import { CircleCheck, Timer } from 'lucide-react';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { boughtOrder } from '#features/checkout/web/public.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { sellsBy } from '#features/policies/contract/sales.ts';
import { AddOrderToTrip } from '#features/trips/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import type { QuotedOrderView } from '../../../contract/quotation-view.ts';
import { hasOthers } from '../offers/offers.ts';
import { SettingOut } from '../offers/setting-out.tsx';
import { showConversation } from './jumps.ts';
import { Left, StateBox } from './state-box.tsx';
import type { Opened } from './use-act.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

interface AcceptedProps {
  opened: Opened;
  order: QuotedOrderView;
}

export function AcceptedState({ opened, order }: AcceptedProps) {
  return order.state === 'held' ? <Held {...{ opened, order }} /> : <Theirs {...{ opened, order }} />;
}

function Held({ opened: { behind, quotation }, order }: AcceptedProps) {
  const taken = quotation.offers.find(({ state }) => state === 'accepted');
  const { timeZone, law } = useFace();
  const due = formatMoney(order.deposit, order.currency);
  const isAll = order.deposit === order.total;
  const at = order.holdUntil && momentWords(new Date(order.holdUntil), timeZone);
  const left = order.holdUntil && <Left until={order.holdUntil} behind={behind} />;
  return (
    <StateBox icon={<Timer size={22} aria-hidden />} title={<Trans>Guardamos tus lugares por {left}</Trans>} isNow>
      {sellsBy(law.sells, 'quotation') ? (
        <>
          <p>
            {isAll ? (
              <Trans>
                Con el pago de {due} quedan tuyos. Si no llega antes del {at}, los soltamos.
              </Trans>
            ) : (
              <Trans>
                Con el adelanto de {due} quedan tuyos. Si no llega antes del {at}, los soltamos.
              </Trans>
            )}{' '}
            {hasOthers(quotation, taken?.id) && <Trans>Las otras ofertas esperan mientras tanto.</Trans>}
          </p>
          <ButtonLink to={travellerPaths.pay(order.id)} reloadDocument>
            {isAll ? <Trans>Pagar {due}</Trans> : <Trans>Pagar el adelanto</Trans>}
          </ButtonLink>
        </>
      ) : (
        <p>
          <Trans>
            Este sitio ya no cobra: acuerda la compra con el operador en la conversación. El {at} soltamos los lugares.
          </Trans>
        </p>
      )}
    </StateBox>
  );
}

function Theirs({ opened: { quotation, offline }, order }: AcceptedProps) {
  const { timeZone } = useFace();
  const taken = quotation.offers.find(({ state }) => state === 'accepted');
  const content = taken?.current?.content;
  const { next, currency, cancelled } = order;
  const lines = content?.lines ?? [];
  const gone = cancelled.flatMap(({ lineId }) => lines.find(({ id }) => id === lineId)?.title ?? []);
  const titles = list.format(gone);
  const returned = cancelled.reduce((total, line) => total + line.returned, 0);
  const back = formatMoney(returned, currency);
  const sum = next && formatMoney(next.amount, currency);
  const day = next && formatDate(localDate(timeZone, new Date(next.dueAt)));
  const over = cancelled.flatMap(({ lineId, isWhole }) => (isWhole ? lineId : []));
  const operator = taken?.operator.name;
  return (
    <StateBox icon={<CircleCheck size={22} aria-hidden />} title={<Trans>Es tuyo: está reservado</Trans>} isDone>
      <ol className={flow.stack2}>
        {gone.length > 0 && (
          <li>
            <Trans>Se canceló: {titles}.</Trans> {returned > 0 && <Trans>Vuelven a ti {back}.</Trans>}
          </li>
        )}
        <li>
          {next ? (
            <Trans>
              Falta pagar {sum}, hasta el {day}. Te lo recordamos por correo; puedes pagarlo antes, o pasar el pago a
              otra persona.
            </Trans>
          ) : (
            <Trans>Está pagado del todo.</Trans>
          )}
        </li>
        {content && (
          <SettingOut
            content={content}
            remaining={taken.chosen?.filter((id) => !over.includes(id)) ?? null}
            meetings={order.meetings}
          />
        )}
        {operator && (
          <li>
            {quotation.contact?.phone ? (
              <Trans>
                {operator} ya tiene tu correo y tu teléfono; la conversación sigue abierta hasta que vuelvas.
              </Trans>
            ) : (
              <Trans>{operator} ya tiene tu correo; la conversación sigue abierta hasta que vuelvas.</Trans>
            )}
          </li>
        )}
      </ol>
      <Actions>
        <ButtonLink to={travellerPaths.booking(order.reference)}>
          <Trans>Ver la reserva</Trans>
        </ButtonLink>
        {content && order.state === 'confirmed' && (
          <AddOrderToTrip
            order={boughtOrder(order, { [ORDER_SECRET_HEADER]: order.secret })}
            title={content.title}
            date={content.startDate}
            meant={quotation.trip}
          />
        )}
        {!offline && operator && (
          <Button kind="bare" onClick={showConversation}>
            <Trans>Escribir a {operator}</Trans>
          </Button>
        )}
      </Actions>
    </StateBox>
  );
}
