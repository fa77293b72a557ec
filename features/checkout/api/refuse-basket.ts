import type { Refused, RefusedHold } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { type Issue, problem } from '#server/errors.ts';
import type { LineRefusal, PricedLine } from './sale.rules.ts';

/** @throws with the errors of a basket as a whole. */
export function checkBasket(priced: readonly PricedLine[], mostLines: number, expected: number | undefined): void {
  const [first] = priced;
  const total = priced.reduce((sum, { party }) => sum + party.total, 0);
  const issues: Issue[] = [];
  if (priced.length > mostLines) {
    issues.push({ path: 'body.lines', code: 'too_many', message: `En una canasta caben ${mostLines} reservas.` });
  }
  if (priced.some(({ party }) => party.currency !== first!.party.currency)) {
    issues.push({
      path: 'body.lines',
      code: 'currency',
      message: 'Lo que se paga junto tiene que estar en una sola moneda.',
    });
  }
  if (expected !== undefined && expected !== total) {
    issues.push({
      path: 'body.expectedTotal',
      code: 'price_changed',
      message: 'El precio cambió. Míralo antes de seguir.',
    });
  }
  if (issues.length > 0) throw problem(CHECKOUT_ERRORS, 'order_refused', { issues, members: { total } });
}

/** The error for lines that cannot be had, with their reasons. */
export function refusal(refused: readonly LineRefusal[]) {
  return problem(CHECKOUT_ERRORS, 'order_refused', {
    issues: refused.flatMap(({ uuid, refusals }) =>
      refusals.map(({ code, message }) => ({ path: `body.lines.${uuid}`, code, message })),
    ),
  });
}

/** The error "agotado", with the number of places left for each line. */
export function soldOut(out: readonly Refused[], priced: readonly PricedLine[]) {
  return problem(BOOKING_ERRORS, out[0]!.code, {
    issues: out.flatMap(({ departureId, code, left }) =>
      priced
        .filter(({ line }) => line.departureId === departureId)
        .map(({ line, sellable }) => ({
          path: `body.lines.${line.uuid}`,
          code,
          message:
            left > 0
              ? `${sellable.plan.title}: quedan ${left}.`
              : `${sellable.plan.title}: ${BOOKING_ERRORS[code].title.toLowerCase()}.`,
        })),
    ),
  });
}

/** The error for too many unpaid holds, with reason and lines. */
export function overLimit(over: readonly RefusedHold[], priced: readonly PricedLine[]) {
  const { code } = over[0]!;
  return problem(CHECKOUT_ERRORS, code, {
    issues: over.flatMap(({ departureId, code: reason }) =>
      priced
        .filter(({ line }) => line.departureId.toLowerCase() === departureId)
        .map(({ line, sellable }) => ({
          path: `body.lines.${line.uuid}`,
          code: reason,
          message: `${sellable.plan.title}: ${CHECKOUT_ERRORS[reason].detail}`,
        })),
    ),
  });
}
