import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isHeldBack } from '#features/operators/contract/departure-closure.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Order } from '../../contract/order.ts';
import { useBasket } from '../basket/basket.ts';

interface PayOrOtherDayProps {
  order: Order;
  /** `true` if the server refused the payment because of a closure. */
  isRefused: boolean;
  children: ReactNode;
}

/** A departure with an unanswered closure cannot be paid, so a link to other days replaces the button. */
export function PayOrOtherDay({ order, isRefused, children }: PayOrOtherDayProps) {
  const isInBasket = useBasket(({ lines, attempt }) => lines.length > 0 && attempt?.orderId === order.id);
  const held = order.bookings.find(({ closures = [] }) => isHeldBack(closures)) ?? (isRefused && order.bookings[0]);
  if (!held) return children;
  const to = order.quotation
    ? quotationPaths.one(order.quotation)
    : isInBasket
      ? travellerPaths.basket()
      : travellerPaths.plan(held.snapshot.planSlug);
  return (
    <ButtonLink to={to} block>
      <Trans>Elegir otro día</Trans>
    </ButtonLink>
  );
}
