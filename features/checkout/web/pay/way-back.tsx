import { Trans, useLingui } from '@lingui/react/macro';
import { quotationPaths } from '#web/paths/quotation.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Order } from '../../contract/order.ts';
import { useBasket } from '../basket/basket.ts';

interface WayBackProps {
  order: Order;
  edit: (() => void) | null;
}

export function WayBack({ order, edit }: WayBackProps) {
  const { t } = useLingui();
  const isInBasket = useBasket(({ lines, attempt }) => lines.length > 0 && attempt?.orderId === order.id);
  if (!edit && !isInBasket && !order.quotation) return null;
  return (
    <nav className={flow.wrap2} aria-label={t`Volver`}>
      {isInBasket && (
        <TextLink kind="back" to={travellerPaths.basket()}>
          ← <Trans>Mi canasta</Trans>
        </TextLink>
      )}
      {order.quotation && (
        <TextLink kind="back" to={quotationPaths.one(order.quotation)}>
          ← <Trans>Mi cotización</Trans>
        </TextLink>
      )}
      {edit && (
        <Button kind="bare" size="small" onClick={edit}>
          <Trans>Cambiar mis datos</Trans>
        </Button>
      )}
    </nav>
  );
}
