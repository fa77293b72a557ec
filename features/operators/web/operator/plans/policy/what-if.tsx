import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { Progress } from '#web/ui/progress.tsx';
import textStyles from '#web/ui/text.module.css';
import type { CancellationPolicy } from '../../../../contract/cancellation-policy.ts';
import { refundAt, refundSteps } from '../../../../contract/cancellation-refund.ts';
import { Panel } from '../../form/panel.tsx';
import styles from './policy-step.module.css';

const HOUR = 3_600_000;
/** Values of the slider in hours before the start. Steps grow with the distance from the start. */
const HOURS = [
  ...[0, 1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 30, 36, 42, 48, 60, 72, 84, 96, 120, 144, 168, 192, 240, 288, 336],
  ...[408, 480, 600, 720, 960, 1200, 1440, 1800, 2160],
];

interface WhatIfProps {
  policy: CancellationPolicy;
  /** Price of a person or of the group, in minor units. */
  price: number;
  currency: string;
  zone: string;
  startsAt?: Date | undefined;
}

export function WhatIf({ policy, price, currency, zone, startsAt: known }: WhatIfProps) {
  const { t } = useLingui();
  const id = useId();
  const invented = useMemo(() => nextMonth(), []);
  const startsAt = known ?? invented;
  const hoursLeft = known ? Math.max(0, Math.floor((known.getTime() - Date.now()) / HOUR)) : null;
  const stops = hoursLeft === null ? HOURS : [...HOURS.filter((one) => one < hoursLeft), hoursLeft];
  const [wanted, setWanted] = useState(30);
  const stop = stops.findLastIndex((one, index) => index === 0 || one <= wanted);
  const hours = stops[stop]!;
  const now = new Date(startsAt.getTime() - hours * HOUR);
  const back = refundAt(policy, { startsAt, zone, now, amount: price, reason: 'traveller' });
  const steps = refundSteps(policy, startsAt, zone).filter(
    ({ until }) => !known || !until || until.getTime() > Date.now(),
  );
  const clock = new Intl.DateTimeFormat('es', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const say = (moment: Date) => `${formatDate(localDate(zone, moment))}, ${clock.format(moment)}`;
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  return (
    <Panel title={<Trans>Qué pasaría si…</Trans>}>
      <Card size="large">
        <label htmlFor={id}>
          <Trans>
            Alguien pagó {formatMoney(price, currency)} por un viaje que empieza el <b>{say(startsAt)}</b> y cancela
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
          className={styles.range}
          type="range"
          min={0}
          max={stops.length - 1}
          value={stops.length - 1 - stop}
          aria-valuetext={t`${say(now)}: se devuelven ${formatMoney(back, currency)}`}
          onChange={({ target }) => setWanted(stops[stops.length - 1 - Number(target.value)]!)}
        />
        <p className={`${flow.wrap2} ${flow.ends} ${textStyles.note}`} aria-hidden="true">
          <span>{known ? <Trans>Ahora</Trans> : <Trans>Tres meses antes</Trans>}</span>
          <span>
            <Trans>Al empezar</Trans>
          </span>
        </p>
        <Alert look="panel" tone={back === 0 ? 'plain' : 'open'} live="status">
          <span>{say(now)}</span>
          <b className={`${textStyles.titleM} ${textStyles.nums}`}>
            {back === 0 ? (
              <Trans>No se devuelve nada</Trans>
            ) : (
              <Trans>Se devuelven {formatMoney(back, currency)}</Trans>
            )}
          </b>
          <span aria-hidden="true">
            <Progress
              label={t`${say(now)}: se devuelven ${formatMoney(back, currency)}`}
              value={back}
              max={price || 1}
              tone="open"
            />
          </span>
        </Alert>
        <ul className={`${flow.stack1} ${textStyles.note} ${textStyles.nums}`}>
          {steps.map(({ until, refundBps }) => (
            <li key={until?.getTime() ?? 'after'}>
              {until ? (
                <Trans>Hasta {say(until)}</Trans>
              ) : steps.length > 1 ? (
                <Trans>Después</Trans>
              ) : (
                <Trans>Desde ahora</Trans>
              )}{' '}
              <b>{refundBps === 10_000 ? t`todo` : `${refundBps / 100} %`}</b>
            </li>
          ))}
        </ul>
      </Card>
    </Panel>
  );
}

function nextMonth(): Date {
  const day = new Date(Date.now() + 28 * 24 * HOUR);
  day.setHours(9, 0, 0, 0);
  return day;
}
