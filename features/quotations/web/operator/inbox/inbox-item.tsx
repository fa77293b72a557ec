import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, PencilLine } from 'lucide-react';
import { Age } from '#features/backoffice/web/public.ts';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { formatDateRange } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Badge } from '#web/ui/badge.tsx';
import flow from '#web/ui/flow.module.css';
import { Row, RowEnd, RowFacts, RowLink, RowMain } from '#web/ui/rows.tsx';
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
  /** Milliseconds since 1970. */
  now: number;
}

export function InboxItem({ operatorId, row, now }: InboxItemProps) {
  const { t } = useLingui();
  const { id, reference, state, title, name, people, begins, ends, areas, askedAt, total, currency, unread } = row;
  const { zone } = useOperator();
  const clock = clockOf(row, now);
  return (
    <Row
      columns={2}
      className={styles.item}
      data-urgency={clock?.urgency}
      data-new={state === 'requested' || undefined}
    >
      <RowMain className={flow.stack1}>
        <RowLink to={operatorPaths.quotation(operatorId, id)}>{title}</RowLink>
        <RowFacts>
          <b>{name ?? t`Sin nombre`}</b>
          <span>
            <Plural value={people} one="# persona" other="# personas" />
          </span>
          <span className="num">{begins ? formatDateRange(begins, ends ?? begins) : t`Fechas por definir`}</span>
        </RowFacts>
        <p className={textStyles.note}>
          {areas.length > 0 && <>{list.format(areas)} · </>}
          <span className="num">{spacedReference(reference)}</span> ·{' '}
          <Trans>
            pedida <Age at={askedAt} />
          </Trans>
        </p>
      </RowMain>
      <RowEnd className={styles.marks}>
        <OfferStateBadge state={state} />
        {row.hasDraft && (
          <Badge>
            <PencilLine size={15} aria-hidden />
            <Trans>Borrador</Trans>
          </Badge>
        )}
        {unread > 0 && (
          <Badge tone="doubt">
            <MessageCircle size={15} aria-hidden />
            <Plural value={unread} one="# mensaje" other="# mensajes" />
          </Badge>
        )}
        {total !== null && currency && <b className={`${textStyles.sum} num`}>{formatMoney(total, currency)}</b>}
      </RowEnd>
      {clock && (
        <div className={styles.deadline}>
          <ClockLine clock={clock} now={now} zone={zone} />
        </div>
      )}
    </Row>
  );
}
