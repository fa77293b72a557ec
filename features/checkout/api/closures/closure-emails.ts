import type { BookingRow } from '#features/bookings/api/public.ts';
import { partyWords, spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { PlanClosureFacts } from '#features/operators/api/public.ts';
import { closedStopsWords } from '#features/operators/contract/departure-closure.ts';
import type { EmailedCode, OrderEmail, OrderWords } from '../emails/order-emails.ts';
import type { ClosureNews } from './booking-closure.store.ts';

export interface EmailedClosure {
  news: ClosureNews;
  closure: PlanClosureFacts;
  /** The days of the closure, such as "del 3 al 12 de diciembre". */
  span: string;
  /** The deadline for the operator's answer, such as "martes 24 de noviembre, 18:00". */
  answerUntil: string | null;
}

const OPTIONS =
  'Si no te sirve, no pierdes nada: elige otra fecha al mismo precio, o cancela y te devolvemos todo lo que pagaste. Puedes hacerlo hasta que salga.';

export function closureEmail(
  { label, reference }: EmailedCode,
  booking: Pick<BookingRow, 'snapshot' | 'items'>,
  { news, closure, span, answerUntil }: EmailedClosure,
  words: OrderWords,
  url: string,
): OrderEmail {
  const { snapshot, items } = booking;
  const closed = `${closedStopsWords(closure)}, ${span}.`;
  const note = closure.note ? [`${snapshot.operatorName} te escribe: ${closure.note}`] : [];
  const { title, paragraphs } = wordsFor();
  return {
    title,
    subject: `${reference}: ${title}`,
    paragraphs,
    facts: [
      { label: 'Plan', value: snapshot.title },
      { label: 'Sale', value: words.starts(booking) },
      { label: 'Quiénes', value: partyWords(items) },
      { label, value: spacedReference(reference) },
    ],
    action: { label: news === 'as_sold' || news === 'freed' ? 'Ver mi reserva' : 'Ver mis opciones', url },
    why: 'Recibes este mensaje porque esta dirección se escribió al reservar.',
  };

  function wordsFor(): { title: string; paragraphs: string[] } {
    switch (news) {
      case 'waiting':
        return {
          title: 'Una parada de tu plan cierra ese día',
          paragraphs: [
            closed,
            `${snapshot.operatorName} tiene hasta el ${answerUntil} para decir cómo sale «${snapshot.title}». Te escribimos en cuanto lo diga; si prefieres esperar, no hagas nada.`,
            OPTIONS,
          ],
        };
      case 'without':
        return {
          title: 'Tu plan sale sin una parada',
          paragraphs: [
            closed,
            `«${snapshot.title}» sale ese día sin esa parada, a la misma hora y desde el mismo lugar. Si te parece bien, no hagas nada.`,
            ...note,
            OPTIONS,
          ],
        };
      case 'instead':
        return {
          title: 'Tu plan cambia una parada',
          paragraphs: [
            closed,
            `En su lugar, «${snapshot.title}» visita ese día: ${closure.instead}. Si te parece bien, no hagas nada.`,
            ...note,
            OPTIONS,
          ],
        };
      case 'as_sold':
        return {
          title: 'Tu plan sale igual, por otro camino',
          paragraphs: [
            closed,
            `${snapshot.operatorName} llega por otro camino: tu plan sale como lo reservaste.`,
            ...note,
          ],
        };
      case 'freed':
        return {
          title: 'Tu plan vuelve a ser como lo reservaste',
          paragraphs: [
            `El cierre que te avisamos ya no toca tu día: «${snapshot.title}» sale con todas sus paradas. No tienes que hacer nada.`,
          ],
        };
    }
  }
}
