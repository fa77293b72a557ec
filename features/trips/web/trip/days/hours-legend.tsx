import { Trans } from '@lingui/react/macro';
import { Check, CircleHelp } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from '../trip.module.css';

export function HoursLegend() {
  return (
    <ul className={classNames(flow.wrap4, textStyles.note)}>
      <li className={flow.row2}>
        <Check size={14} className={textStyles.open} aria-hidden="true" />
        <Trans>Horario publicado</Trans>
      </li>
      <li className={flow.row2}>
        <CircleHelp size={14} className={textStyles.caution} aria-hidden="true" />
        <Trans>Horario supuesto: confírmalo antes</Trans>
      </li>
      <li className={flow.row2}>
        <i className={styles.shut} aria-hidden="true" />
        <Trans>Cerrado o fuera de tu día</Trans>
      </li>
    </ul>
  );
}
