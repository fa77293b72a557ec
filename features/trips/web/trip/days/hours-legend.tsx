import { Trans } from '@lingui/react/macro';
import { Check, CircleHelp } from 'lucide-react';
import styles from '../trip.module.css';

/** Explains the icons beside the times. */
export function HoursLegend() {
  return (
    <ul className={styles.legend}>
      <li data-class="known">
        <Check size={14} aria-hidden="true" />
        <Trans>Horario publicado</Trans>
      </li>
      <li data-class="assumed">
        <CircleHelp size={14} aria-hidden="true" />
        <Trans>Horario supuesto: confírmalo antes</Trans>
      </li>
      <li data-class="shut">
        <i aria-hidden="true" />
        <Trans>Cerrado o fuera de tu día</Trans>
      </li>
    </ul>
  );
}
