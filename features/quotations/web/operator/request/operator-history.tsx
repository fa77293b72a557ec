import { Trans, useLingui } from '@lingui/react/macro';
import type { Static } from 'typebox';
import { momentWords, Panel, useOperator } from '#features/operators/web/public.ts';
import { EventItem, EventList } from '#web/ui/event-list.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { QuotationEvent } from '../../../contract/operator.ts';
import { historyLines, noted } from '../../history-lines.ts';

type Event = Static<typeof QuotationEvent>;

interface OperatorHistoryProps {
  history: readonly Event[];
  who: string;
}

export function OperatorHistory({ history, who }: OperatorHistoryProps) {
  const { zone } = useOperator();
  const words = useEventWords(who);
  return (
    <Panel title={<Trans>Qué pasó</Trans>}>
      <div className={flow.stack3}>
        <p className={textStyles.note}>
          <Trans>El viajero ve lo mismo.</Trans>
        </p>
        <EventList>
          {historyLines(history, words).map(({ index, at, said, text }) => (
            <EventItem key={index}>
              <b>{said}</b>
              <small>
                <time dateTime={at}>{momentWords(new Date(at), zone)}</time>
              </small>
              {text && <q className={`${textStyles.soft} ${textStyles.keepsLines}`}>{text}</q>}
            </EventItem>
          ))}
        </EventList>
      </div>
    </Panel>
  );
}

function useEventWords(who: string): (event: Event) => string | null {
  const { t } = useLingui();
  return (event) => {
    const { action, actor, note } = event;
    const { total, version, title, reason, isByLink, isSettled } = noted(event);
    switch (action) {
      case 'ask':
        return t`${who} te preguntó.`;
      case 'reassign':
        return t`Preguntó también a otros.`;
      case 'view':
        return isByLink ? t`Abriste el pedido con el enlace del correo.` : t`Abriste el pedido.`;
      case 'send':
        return version > 1 ? t`Enviaste la versión ${version}: ${total}.` : t`Enviaste tu oferta: ${total}.`;
      case 'ask_changes':
        return t`${who} pidió cambios.`;
      case 'accept':
        if (note === null) return null;
        return actor === 'traveller' ? t`${who} aceptó por ${total}.` : t`El pago llegó: sigue en pie.`;
      case 'lapse':
      case 'release':
        return note && t`El adelanto no llegó: se liberaron los lugares.`;
      case 'wait':
        return t`Eligió otra oferta: la tuya espera.`;
      case 'resume':
        return t`La otra no se pagó: la tuya vuelve a estar disponible.`;
      case 'lose':
        return t`Eligió otra.`;
      case 'decline':
        return isByLink ? t`Dijiste que no puedes, con el enlace del correo.` : t`Dijiste que no puedes.`;
      case 'reject':
        return t`${who} dijo que no: ${reason}.`;
      case 'withdraw':
        return actor === 'operator' ? t`Retiraste tu oferta.` : t`${who} retiró el pedido.`;
      case 'call_off':
        return actor === 'traveller' ? null : t`La región lo cerró.`;
      case 'expire':
        return note && t`Venció el plazo.`;
      case 'pay':
        return t`Llegó un pago de ${total}.`;
      case 'cancel':
        if (actor === 'operator') return t`Cancelaste «${title}».`;
        return actor === 'traveller' ? t`${who} canceló «${title}».` : t`Se canceló «${title}».`;
      case 'give_back':
        if (!title) return t`Se le devolvieron ${total}: llegaron tarde o dos veces.`;
        return isSettled
          ? t`Se le devolvieron ${total} por «${title}».`
          : t`Se le devuelven ${total} por «${title}»: el dinero está en camino.`;
      case 'close':
        return t`El viaje terminó.`;
      default:
        return null;
    }
  };
}
