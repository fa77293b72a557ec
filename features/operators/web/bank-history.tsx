import { Trans } from '@lingui/react/macro';
import { useMoment } from '#features/accounts/web/public.ts';
import { classNames } from '#web/ui/class-names.ts';
import { BANK_CHANGE_WORDS, type BankChange } from '../contract/bank-change.ts';
import styles from './bank-history.module.css';

/** Changes of an operator's bank account, newest first, with author, time and state. */
export function BankHistory({ changes, className }: { changes: BankChange[]; className?: string }) {
  const moment = useMoment();
  return (
    <ol className={classNames(styles.history, className)}>
      {changes.map(({ id, state, bank, ending, askedAt, askedBy, dueAt, decidedAt, decidedBy, reason }) => (
        <li key={id} data-state={state}>
          <b>
            <Trans>
              {bank}, terminada en {ending}
            </Trans>
          </b>
          <small>
            {askedBy && <>{askedBy} · </>}
            <time dateTime={askedAt}>{moment(askedAt)}</time>
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
        </li>
      ))}
    </ol>
  );
}
