import { Plural, useLingui } from '@lingui/react/macro';
import { ShoppingBasket } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { sellsBy } from '#features/policies/contract/sales.ts';
import { useFace } from '#web/face.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { followBasket, useBasket } from './basket.ts';
import styles from './basket-link.module.css';

export default function BasketLink() {
  const { t } = useLingui();
  const isSold = sellsBy(useFace().law.sells, 'basket');
  const count = useBasket(({ lines }) => lines.length);
  useEffect(followBasket, []);
  if (count === 0 || !isSold) return null;
  return (
    <Link to={travellerPaths.basket()} className={styles.basket} title={t`Tu canasta`} data-basket>
      <ShoppingBasket size={22} aria-hidden />
      <b className="num" aria-hidden>
        {count}
      </b>
      <span className="sr">
        <Plural value={count} one="Tu canasta: # reserva" other="Tu canasta: # reservas" />
      </span>
    </Link>
  );
}
