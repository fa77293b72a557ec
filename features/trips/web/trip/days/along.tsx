import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { formatClock } from '#web/format/time.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Companion } from '../../../contract/trip.ts';
import styles from './along.module.css';

export function Along({ along }: { along: readonly Companion[] }) {
  const { t } = useLingui();
  return (
    <ul className={classNames(styles.along, textStyles.small)} aria-label={t`Te acompañan`}>
      {along.map(({ title, begin, minutes, booking, voucher, standing }) => (
        <li key={voucher} data-off={standing === 'cancelled' || undefined}>
          <Users size={18} aria-hidden="true" />
          <span>
            <b>{title}</b>{' '}
            <span className={classNames('num', textStyles.soft, textStyles.oneLine)}>
              {standing === 'cancelled' ? (
                <Trans>Cancelada</Trans>
              ) : (
                `${formatClock(begin)}–${formatClock(begin + minutes)}`
              )}
            </span>
          </span>
          {standing === 'cancelled' ? null : (
            <TextLink to={travellerPaths.booking(booking)} state={{ voucher }}>
              {standing === 'asked' ? <Trans>Por confirmar</Trans> : <Trans>Comprobante</Trans>}
              <span className="sr">: {title}</span>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
