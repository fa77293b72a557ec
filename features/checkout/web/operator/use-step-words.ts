import { useLingui } from '@lingui/react/macro';
import type { CancellationCause } from '#features/bookings/contract/booking.ts';
import type { BookingActor } from '#features/bookings/contract/booking-states.ts';

export type PaidSoFar = 'nothing' | 'part' | 'all';

export const paidSoFar = ({ paid, total }: { paid: number; total: number }): PaidSoFar =>
  paid >= total ? 'all' : paid > 0 ? 'part' : 'nothing';

/**
 * @param paid the part of the price that the traveller has paid by now
 * @param reader the person on whose screen the words stand. The operator reads its own steps with `tú`.
 * @param cause the stored cause of the cancellation. It is `traveller` if the guest asked the operator to cancel.
 * @param guest the name of the guest
 */
export function useStepWords(
  paid: PaidSoFar,
  reader: 'operator' | 'region' = 'operator',
  cause: CancellationCause | null = null,
  guest: string | null = null,
): (action: string, actor: BookingActor) => string {
  const { t } = useLingui();
  const isOwn = reader === 'operator';
  const confirmed = {
    nothing: t`Confirmada`,
    part: t`Adelanto pagado, confirmada`,
    all: t`Pagada y confirmada`,
  };
  const asked = {
    nothing: t`Espera tu respuesta`,
    part: t`Adelanto pagado, espera tu respuesta`,
    all: t`Pagada, espera tu respuesta`,
  };
  const words: Record<string, string> = {
    hold: t`Apartó los lugares`,
    confirm: confirmed[paid],
    ask: asked[paid],
    accept: t`Aceptada`,
    reject: t`Rechazada`,
    release: t`Soltó los lugares`,
    expire: t`Venció la canasta`,
    revive: t`El pago llegó tarde y había lugar`,
    redeem: t`Llegaron`,
    unredeem: t`Se corrigió la llegada`,
    miss: t`No llegaron`,
    amend: t`Cambió quiénes vienen`,
    ask_cancel: t`Pidió cancelar`,
    move: t`Cambió de fecha o de personas`,
    offer: isOwn ? t`Le ofreciste otra fecha` : t`El operador le ofreció otra fecha`,
    closure: t`Le avisamos de un cierre`,
    keep: t`Prefirió su fecha`,
    notified: t`Ya sabe que la salida se canceló`,
    message: isOwn ? t`Le escribiste` : t`El operador le escribió`,
  };
  const cancelled: Record<BookingActor, string> = {
    traveller: t`La canceló quien reservó`,
    operator: isOwn ? t`La cancelaste` : t`La canceló el operador`,
    region: t`La canceló la región`,
    reseller: t`La canceló el revendedor`,
    system: t`Se canceló`,
  };
  const [first] = (guest ?? '').trim().split(/\s+/);
  const atWish = isOwn
    ? first
      ? t`La cancelaste a pedido de ${first}`
      : t`La cancelaste a pedido de quien reservó`
    : t`La canceló el operador a pedido de quien reservó`;
  return (action, actor) => {
    if (action === 'cancel' && actor === 'operator' && cause === 'traveller') return atWish;
    if (action === 'cancel') return cancelled[actor];
    if (action === 'move' && actor === 'operator')
      return isOwn ? t`La pasaste a otra salida` : t`El operador la pasó a otra salida`;
    if (action === 'call_off' && actor === 'operator')
      return isOwn ? t`Cancelaste la salida` : t`El operador canceló la salida`;
    if (action === 'call_off') return t`Se canceló la salida`;
    if (action === 'ask_cancel' && actor === 'region') return t`La región la canceló a pedido de quien reservó`;
    if (action === 'hold' && actor === 'operator') return t`Anotada a mano`;
    return words[action] ?? t`Cambió`;
  };
}
