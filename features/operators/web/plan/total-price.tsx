import { formatMoney } from '#web/format/money.ts';
import styles from './total-price.module.css';

export function TotalPrice({ minor, currency }: { minor: number | null; currency: string }) {
  if (minor === null) return null;
  const [code, ...number] = formatMoney(minor, currency).split(' ');
  return (
    <p className={`${styles.price} num`}>
      <small>{code}</small> {number.join(' ')}
    </p>
  );
}
