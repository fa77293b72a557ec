import { Trans } from '@lingui/react/macro';
import { useMoment } from '#features/accounts/web/public.ts';
import { Dots } from '#web/ui/dots.tsx';
import { EventItem, EventList } from '#web/ui/event-list.tsx';
import { BANK_CHANGE_WORDS, type BankChange } from '../contract/bank-change.ts';

export function BankHistory({ changes, className }: { changes: BankChange[]; className?: string }) {
  const moment = useMoment();
  return (
    <EventList className={className}>
      {changes.map(({ id, state, bank, ending, askedAt, askedBy, dueAt, decidedAt, decidedBy, reason }) => (
        <EventItem key={id} tone={state === 'waiting' ? 'caution' : state === 'stopped' ? 'stop' : 'plain'}>
          <b>
            <Trans>
              {bank}, terminada en {ending}
            </Trans>
          </b>
          <small>
            <Dots>
              {askedBy}
              <time dateTime={askedAt}>{moment(askedAt)}</time>
            </Dots>
          </small>
          <span>
            {state === 'waiting' ? (
              <Trans>Espera hasta el {moment(dueAt)}</Trans>
            ) : (
              <>
                {BANK_CHANGE_WORDS[state]}
                {decidedAt && <>: {moment(decidedAt)}</>}
                {state === 'stopped' && decidedBy && <> · {decidedBy}</>}
              </>
            )}
          </span>
          {reason && <p>{reason}</p>}
        </EventItem>
      ))}
    </EventList>
  );
}
