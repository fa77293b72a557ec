import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import type { CancellationPolicy } from '../../../../contract/cancellation-policy.ts';
import { refundAt, refundSteps } from '../../../../contract/cancellation-refund.ts';
import { Panel } from '../../panel.tsx';
import styles from './policy-step.module.css';

const HOUR = 3_600_000;
/** Where the slider stops, in hours before the start: fine near it, coarse far away. */
const HOURS = [
  ...[0, 1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 30, 36, 42, 48, 60, 72, 84, 96, 120, 144, 168, 192, 240, 288, 336],
  ...[408, 480, 600, 720, 960, 1200, 1440, 1800, 2160],
];

interface WhatIfProps {
  policy: CancellationPolicy;
  /** Minor units of one person, or of the group. */
  price: number;
  currency: string;
  zone: string;
}

/** "Qué pasaría si": an invented departure a month from now, a moment to cancel at, and the very money that would move. */
export function WhatIf({ policy, price, currency, zone }: WhatIfProps) {
  const { t } = useLingui();
  const id = useId();
  const startsAt = useMemo(() => nextMonth(), []);
  const [stop, setStop] = useState(HOURS.indexOf(30));
  const hours = HOURS[stop]!;
  const now = new Date(startsAt.getTime() - hours * HOUR);
  const back = refundAt(policy, { startsAt, zone, now, amount: price, reason: 'traveller' });
  const steps = refundSteps(policy, startsAt, zone);
  const clock = new Intl.DateTimeFormat('es', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const say = (moment: Date) => `${formatDate(localDate(zone, moment))}, ${clock.format(moment)}`;
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  return (
    <Panel title={<Trans>Qué pasaría si…</Trans>}>
      <div className={styles.whatIf}>
        <label htmlFor={id}>
          <Trans>
            Alguien pagó {formatMoney(price, currency)} por la salida del <b>{say(startsAt)}</b> y cancela
          </Trans>{' '}
          <b>
            {hours === 0 ? (
              <Trans>al empezar</Trans>
            ) : (
              <>
                {days > 0 && <Plural value={days} one="# día" other="# días" />}
                {days > 0 && rest > 0 && ' '}
                {rest > 0 && <Plural value={rest} one="# hora" other="# horas" />} <Trans>antes</Trans>
              </>
            )}
          </b>
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={HOURS.length - 1}
          value={HOURS.length - 1 - stop}
          aria-valuetext={t`${say(now)}: vuelven ${formatMoney(back, currency)}`}
          onChange={({ target }) => setStop(HOURS.length - 1 - Number(target.value))}
        />
        <p className={styles.ends} aria-hidden="true">
          <span>
            <Trans>Tres meses antes</Trans>
          </span>
          <span>
            <Trans>Al empezar</Trans>
          </span>
        </p>
        <div className={styles.outcome} data-none={back === 0 || undefined} role="status">
          <span>{say(now)}</span>
          <b>{back === 0 ? <Trans>No vuelve nada</Trans> : <Trans>Vuelven {formatMoney(back, currency)}</Trans>}</b>
          <i style={{ inlineSize: `${price === 0 ? 0 : (back / price) * 100}%` }} />
        </div>
        <ul className={styles.moments}>
          {steps.map(({ until, refundBps }) => (
            <li key={until?.getTime() ?? 'after'}>
              {until ? <Trans>Hasta {say(until)}</Trans> : <Trans>Después</Trans>}{' '}
              <b>{refundBps === 10_000 ? t`todo` : `${refundBps / 100} %`}</b>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** Four weeks from today, at an hour when plans begin. */
function nextMonth(): Date {
  const day = new Date(Date.now() + 28 * 24 * HOUR);
  day.setHours(9, 0, 0, 0);
  return day;
}
