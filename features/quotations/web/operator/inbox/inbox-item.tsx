import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import { Age } from '#features/backoffice/web/public.ts';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { formatDateRange } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import textStyles from '#web/ui/text.module.css';
import type { InboxRow } from '../../../contract/operator.ts';
import { OfferStateBadge } from '../offer-state-badge.tsx';
import { clockOf } from './clock.ts';
import { ClockLine } from './clock-line.tsx';
import styles from './inbox.module.css';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

interface InboxItemProps {
  operatorId: string;
  row: InboxRow;
  /** Current time in milliseconds since 1970. */
  now: number;
}

/** A request in the inbox, with traveller, dates, places and deadline. */
export function InboxItem({ operatorId, row, now }: InboxItemProps) {
  const { t } = useLingui();
  const { id, reference, state, title, name, people, begins, ends, areas, askedAt, total, currency, unread } = row;
  const { zone } = useOperator();
  const clock = clockOf(row, now);
  return (
    <li className={styles.item} data-urgency={clock?.urgency} data-new={state === 'requested' || undefined}>
      <div className={styles.what}>
        <Link to={operatorPaths.quotation(operatorId, id)} className={styles.name}>
          {title}
        </Link>
        <p className={styles.who}>
          <span>
            <b>{name ?? t`Sin nombre`}</b> · <Plural value={people} one="# persona" other="# personas" />
          </span>
          <span className="num">{begins ? formatDateRange(begins, ends ?? begins) : t`Fechas por definir`}</span>
        </p>
        <p className={textStyles.note}>
          {areas.length > 0 && <>{list.format(areas)} · </>}
          <span className="num">{spacedReference(reference)}</span> ·{' '}
          <Trans>
            pedida <Age at={askedAt} />
          </Trans>
        </p>
      </div>
      <div className={styles.marks}>
        <OfferStateBadge state={state} />
        {row.hasDraft && (
          <span className={styles.mark}>
            <PencilLine size={15} aria-hidden />
            <Trans>Borrador</Trans>
          </span>
        )}
        {unread > 0 && (
          <span className={styles.unread}>
            <MessageCircle size={15} aria-hidden />
            <Plural value={unread} one="# mensaje" other="# mensajes" />
          </span>
        )}
        {total !== null && currency && <b className={`${styles.total} num`}>{formatMoney(total, currency)}</b>}
      </div>
      {clock && <ClockLine clock={clock} now={now} zone={zone} />}
    </li>
  );
}
