import { Trans, useLingui } from '@lingui/react/macro';
import { regionLocale } from '#web/format/locale.ts';
import { formatMoney } from '#web/format/money.ts';
import type { CancellationPolicy } from '../../contract/cancellation-policy.ts';
import { refundOfLines, refundSteps } from '../../contract/cancellation-refund.ts';
import { momentWords } from '../../contract/moment-words.ts';
import styles from './cancel-bands.module.css';

interface CancelBandsProps {
  policy: CancellationPolicy;
  /** Instant in ISO 8601. */
  startsAt: string;
  zone: string;
  /** Minor units. `dueNow` is the part of `total` that is due at booking. */
  lines: readonly { total: number; dueNow: number }[];
  currency: string;
}

/** The operator keeps a share of the whole price, even if only a deposit was paid. */
export function CancelBands({ policy, startsAt, zone, lines, currency }: CancelBandsProps) {
  const { t } = useLingui();
  const moneyOr = (minor: number, none: string) => (minor > 0 ? formatMoney(minor, currency) : none);
  const now = Date.now();
  const whole = lines.map(({ total }) => ({ price: total, paid: total }));
  const deposits = lines.map(({ total, dueNow }) => ({ price: total, paid: dueNow }));
  const ways = lines.some(({ total, dueNow }) => dueNow < total)
    ? [
        { paid: whole, words: t`si pagaste todo` },
        { paid: deposits, words: t`con solo el anticipo` },
      ]
    : [{ paid: whole, words: '' }];
  const steps = refundSteps(policy, new Date(startsAt), zone).filter(({ until }) => !until || until.getTime() > now);
  return (
    <ol className={styles.bands}>
      {steps.map(({ until, refundBps }, index) => {
        const before = steps[index - 1]?.until;
        const end = until && momentWords(until, zone);
        return (
          <li key={until?.toISOString() ?? 'after'} data-share={shareName(refundBps)}>
            <b className="num">
              {!end ? (
                before ? (
                  <Trans>Después, o si no llegas</Trans>
                ) : (
                  <Trans>Desde ahora, o si no llegas</Trans>
                )
              ) : before ? (
                t`Desde ahí hasta el ${end}`
              ) : (
                t`Hasta el ${end}`
              )}
            </b>
            <span>
              {refundBps === 0 ? (
                <Trans>No hay devolución</Trans>
              ) : refundBps === 10_000 ? (
                <Trans>Recuperas todo lo que pagaste:</Trans>
              ) : (
                <Trans>
                  Se conserva el {((10_000 - refundBps) / 100).toLocaleString(regionLocale())} % del precio. Recuperas:
                </Trans>
              )}
              {refundBps > 0 &&
                ways.map(({ paid, words }) => (
                  <span key={words} className={styles.back}>
                    <strong className="num">{moneyOr(refundOfLines(paid, refundBps), t`nada`)}</strong>
                    {words && <small>{words}</small>}
                  </span>
                ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const shareName = (bps: number) => (bps === 10_000 ? 'all' : bps === 0 ? 'none' : 'part');
