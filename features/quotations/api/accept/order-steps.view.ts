import type { CancellationCause } from '#features/bookings/contract/booking.ts';
import type { QuotationActor } from '#features/quotations/contract/quotation-states.ts';
import type { OrderStep } from './order-steps.store.ts';

export interface StepView {
  at: string;
  action: OrderStep['action'];
  actor: QuotationActor;
  note: Record<string, unknown>;
}

const BY: Partial<Record<CancellationCause, QuotationActor>> = {
  traveller: 'traveller',
  operator: 'operator',
  weather: 'operator',
  minimum: 'operator',
};

export function stepView({ at, action, amount, currency, title, cause, settled }: OrderStep): StepView {
  const actor = action === 'pay' ? 'traveller' : ((cause && BY[cause]) ?? 'system');
  return { at: at.toISOString(), action, actor, note: { total: amount, currency, title, settled } };
}

export function inOrder<Event extends { at: string }>(history: readonly Event[], steps: readonly Event[]): Event[] {
  return [...history, ...steps].toSorted((one, other) => one.at.localeCompare(other.at));
}
