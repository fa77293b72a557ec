import { Trans } from '@lingui/react/macro';
import type { CommissionInvoice } from '#features/payouts/contract/invoices.ts';
import { useFace } from '#web/face.ts';

type Dates = Pick<CommissionInvoice, 'state' | 'changedAt' | 'dueOn' | 'isOverdue' | 'isReopened'>;

/** When an open invoice is due, or when the others were settled. */
export function InvoiceDates({ state, changedAt, dueOn, isOverdue, isReopened }: Dates) {
  const { timeZone } = useFace();
  const day = new Intl.DateTimeFormat('es', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
  const changed = day.format(new Date(changedAt));
  const due = dueWords(dueOn);
  if (state === 'paid') return <Trans>El {changed}</Trans>;
  if (state === 'netted') return <Trans>De un pago, el {changed}</Trans>;
  if (isOverdue) return <Trans>Se pagaba hasta el {due}</Trans>;
  if (isReopened) return <Trans>Se paga hasta el {due}. Se había descontado de un pago que no salió.</Trans>;
  return <Trans>Se paga hasta el {due}</Trans>;
}

/** @param dueOn `YYYY-MM-DD`. */
export function dueWords(dueOn: string): string {
  const day = new Intl.DateTimeFormat('es', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  return day.format(new Date(`${dueOn}T00:00:00Z`));
}
