import { Trans, useLingui } from '@lingui/react/macro';
import { momentWords } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { EventItem, EventList } from '#web/ui/event-list.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { QuotationView } from '../../../contract/quotation-view.ts';
import { historyLines, noted } from '../../history-lines.ts';
import { shownEvents } from '../offers/offers.ts';

type Event = QuotationView['history'][number];

export function History({ history }: { history: readonly Event[] }) {
  const { timeZone } = useFace();
  const words = useEventWords();
  return (
    <section className={flow.stack3}>
      <h2 className={textStyles.titleM}>
        <Trans>Qué pasó</Trans>
      </h2>
      <p className={textStyles.note}>
        <Trans>Cada operador ve lo mismo de su parte.</Trans>
      </p>
      <EventList>
        {historyLines(shownEvents(history), words).map(({ index, at, said, text }) => (
          <EventItem key={index}>
            <small>
              <time dateTime={at}>{momentWords(new Date(at), timeZone)}</time>
            </small>
            <span>{said}</span>
            {text && <q className={textStyles.soft}>{text}</q>}
          </EventItem>
        ))}
      </EventList>
    </section>
  );
}

function useEventWords(): (event: Event) => string | null {
  const { t } = useLingui();
  return (event) => {
    const { action, actor, operator } = event;
    const who = operator ?? t`El operador`;
    const { total, version, title, reason, isSettled } = noted(event);
    const isAboutAll = operator === null;
    switch (action) {
      case 'ask':
        return t`Preguntamos a ${who}.`;
      case 'reassign':
        return actor === 'region' ? t`La región preguntó a otros operadores.` : t`Preguntamos a otros operadores.`;
      case 'view':
        return t`${who} abrió tu pedido.`;
      case 'send':
        return version > 1 ? t`${who} envió la versión ${version}: ${total}.` : t`${who} envió su oferta: ${total}.`;
      case 'ask_changes':
        return t`Pediste cambios a ${who}.`;
      case 'accept':
        if (isAboutAll) return null;
        return actor === 'traveller'
          ? t`Aceptaste la oferta de ${who} por ${total}.`
          : t`El pago llegó: ${who} sigue en pie.`;
      case 'lapse':
      case 'release':
        return isAboutAll ? null : t`El pago no llegó a tiempo: soltamos los lugares de ${who}.`;
      case 'wait':
        return t`La oferta de ${who} espera.`;
      case 'resume':
        return t`La oferta de ${who} vuelve a estar disponible.`;
      case 'lose':
        return t`${who} supo que elegiste otra.`;
      case 'decline':
        return t`${who} no puede esta vez.`;
      case 'reject':
        return t`Dijiste que no a ${who}: ${reason}.`;
      case 'withdraw':
        return isAboutAll ? t`Retiraste el pedido.` : t`${who} retiró su oferta.`;
      case 'expire':
        return isAboutAll ? t`El pedido venció.` : t`Venció el plazo de ${who}.`;
      case 'pay':
        return t`Llegó un pago de ${total}.`;
      case 'cancel':
        if (actor === 'traveller') return t`Cancelaste «${title}».`;
        return actor === 'operator' ? t`${who} canceló «${title}».` : t`Se canceló «${title}».`;
      case 'give_back':
        if (!title) return t`Te devolvimos ${total}: llegó tarde o dos veces.`;
        return isSettled
          ? t`Te devolvimos ${total} por «${title}».`
          : t`Vuelven a ti ${total} por «${title}»: el dinero está en camino.`;
      case 'close':
        return t`El viaje terminó.`;
      default:
        return null;
    }
  };
}
