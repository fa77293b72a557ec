import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReviewReason, readReason } from '#features/payments/contract/review-reasons.ts';
import { formatMoney } from '#web/format/money.ts';

const CASES: Readonly<Record<string, { title: MessageDescriptor; help: MessageDescriptor }>> = {
  refund: {
    title: msg`Una devolución que el proveedor no pudo hacer`,
    help: msg`Págala desde el banco de la región y anota la operación: el caso se cierra con ella.`,
  },
  cancel: {
    title: msg`Se debe más de lo que los pagos pueden devolver`,
    help: msg`Paga la diferencia por otro medio y anota cómo.`,
  },
  'on-site': {
    title: msg`Una devolución que hace el operador`,
    help: msg`Pregúntale si ya la hizo y anota cómo.`,
  },
  payment: {
    title: msg`Un pago que no cuadra con lo que dice el proveedor`,
    help: msg`Compara el pago en la página del proveedor con el pedido, y anota qué se decidió.`,
  },
  dispute: {
    title: msg`El banco de una tarjeta disputa un pago`,
    help: msg`Responde en la página del proveedor antes de su plazo. Mientras tanto no se paga al operador.`,
  },
  'dispute-lost': {
    title: msg`Un contracargo que se perdió`,
    help: msg`El banco devolvió el dinero a la tarjeta. Lo ganado se descuenta del operador y la comisión vuelve; cuéntale por qué y cierra el caso.`,
  },
  settlement: {
    title: msg`Una transferencia del proveedor que no cuadra`,
    help: msg`Compárala con el informe del proveedor. Lo que nadie explica está apartado hasta que anotes de quién era.`,
  },
  'settlement-failed': {
    title: msg`Una transferencia del proveedor que no llegó`,
    help: msg`Revisa en la página del proveedor la cuenta del banco, y que la envíe otra vez.`,
  },
  instalment: {
    title: msg`Una cuota que venció y nadie pagó`,
    help: msg`Habla con quien reservó: nada se cancela solo.`,
  },
};

const OTHER = { title: msg`Dinero que una persona tiene que mirar`, help: msg`Anota qué se hizo.` };

export function caseWords(about: string): { title: MessageDescriptor; help: MessageDescriptor } {
  return CASES[about.split('/')[0]!] ?? OTHER;
}

export function refundOf(about: string): string | null {
  return /^refund\/([0-9a-f-]{36})$/.exec(about)?.[1] ?? null;
}

export function useReasonWords(): (stored: string, currency: string | null) => string {
  const { t } = useLingui();
  return (stored, currency) => {
    const read = readReason(stored);
    if (!read) return stored;
    const { reason, facts } = read;
    const money = (amount: string | number | undefined, of = currency) =>
      of === null ? String(amount ?? '') : formatMoney(Number(amount ?? 0), of);
    const words: Record<ReviewReason, () => string> = {
      owed_beyond_payments: () => t`Los pagos del pedido ya no alcanzan para devolver todo lo prometido.`,
      owed_on_site: () => t`El operador cobró en el lugar y tiene que devolverlo él mismo. Confirma que lo hizo.`,
      paid_short: () => t`Llegó menos de lo que se debía.`,
      change_paid_short: () => t`Llegó menos de lo que costaba el cambio de fecha.`,
      another_payment: () =>
        t`El proveedor tiene otro pago con ese nombre: ${facts.provider}, de ${money(facts.amount, String(facts.currency ?? currency))}.`,
      states_differ: () => t`El proveedor dice «${facts.theirs}» y aquí consta «${facts.ours}».`,
      refund_refused: () => t`El proveedor no tomó la devolución en ${facts.tries} intentos: ${facts.failure}.`,
      dispute_opened: () => t`El banco de la tarjeta retiene el dinero mientras decide.`,
      dispute_lost: () =>
        t`Ponen los operadores ${money(facts.operators)} y la comisión ${money(facts.commission)}; sin nadie que lo ponga, ${money(facts.nobody)}.`,
      settlement_differs: () => t`${facts.lines} de ${facts.all} movimientos no coinciden con lo que consta aquí.`,
      settlement_failed: () => t`El banco no recibió la transferencia.`,
      instalment_overdue: () => t`La cuota ${facts.number} venció y no se pagó.`,
    };
    return words[reason]();
  };
}
