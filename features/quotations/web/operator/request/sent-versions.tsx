import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { momentWords, Panel, useOperator } from '#features/operators/web/public.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { formatClock } from '#web/format/time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import { TabSteps } from '#web/ui/tabs.tsx';
import textStyles from '#web/ui/text.module.css';
import { shownContent } from '../../../contract/chosen-content.ts';
import type { SentVersion } from '../../../contract/offer.ts';
import { LINE_KIND_NAMES } from '../../../contract/offer.ts';
import { offerDifference } from '../../../contract/offer-difference.ts';
import { lineTotal, priceOffer } from '../../../contract/offer-price.ts';
import { scheduleOffer } from '../../../contract/offer-schedule.ts';
import type { OperatorOffer } from '../../../contract/operator.ts';
import { CancelledNote } from '../../cancelled-note.tsx';
import { useLineDays } from '../../line-days.ts';
import lineStyles from '../../lines.module.css';
import { OfferChanges } from '../../traveller/offers/offer-changes.tsx';
import { OfferDues } from '../editor/payment/offer-dues.tsx';
import styles from './sent-versions.module.css';

export function SentVersions({ offer }: { offer: OperatorOffer }) {
  const { t } = useLingui();
  const { zone } = useOperator();
  const { versions, chosen, payment } = offer;
  const [number, setNumber] = useState<number | null>(null);
  const shown = versions.find(({ version }) => version === number) ?? versions[0];
  if (!shown) return null;
  const before = versions.find(({ version }) => version === shown.version - 1);
  const sent = momentWords(new Date(shown.sentAt), zone);
  return (
    <Panel
      title={<Trans>Lo que enviaste</Trans>}
      end={
        <small className={`${textStyles.note} num`}>
          <Trans>
            versión {shown.version}, {sent}
          </Trans>
        </small>
      }
    >
      <div className={flow.stack4}>
        {versions.length > 1 && (
          <TabSteps
            label={t`Versiones`}
            current={String(shown.version)}
            onPick={(version) => setNumber(Number(version))}
            items={versions.map(({ version }) => ({ key: String(version), label: t`Versión ${version}` }))}
          />
        )}
        {before && (
          <Card as="section" size="large">
            <h3 className={textStyles.titleS}>
              <Trans>Qué cambió desde la versión {before.version}</Trans>
            </h3>
            <OfferChanges
              changes={offerDifference(before.content, shown.content)}
              currency={shown.currency}
              side="operator"
            />
          </Card>
        )}
        <Sent
          version={shown}
          zone={zone}
          chosen={shown.version === offer.version ? chosen : null}
          payment={shown.version === offer.version && chosen ? payment : null}
        />
      </div>
    </Panel>
  );
}

interface SentProps {
  version: SentVersion;
  zone: string;
  chosen: readonly string[] | null;
  payment: OperatorOffer['payment'];
}

export function Sent({ version, zone, chosen, payment }: SentProps) {
  const { t } = useLingui();
  const { currency, facts, findings, override, sentAt } = version;
  const isCancelled = (id: string) => payment?.cancelled.some(({ lineId, isWhole }) => isWhole && lineId === id);
  const content = shownContent(version.content, chosen?.filter((id) => !isCancelled(id)) ?? null);
  const price = priceOffer(content, facts.people, chosen);
  const total = payment?.total ?? price.total;
  const perPerson = Math.round(total / Math.max(1, facts.people));
  const money = (minor: number) => formatMoney(minor, currency);
  const daysOf = useLineDays();
  return (
    <Card as="article" size="large">
      <header>
        <h3 className={textStyles.titleS}>{content.title}</h3>
        <p className={`${textStyles.note} num`}>
          {formatDate(content.startDate)} · <Plural value={content.days.length} one="# día" other="# días" />
        </p>
      </header>
      {content.greeting && <p className={`${textStyles.breaks} ${textStyles.keepsLines}`}>{content.greeting}</p>}
      <ul className={flow.ruled}>
        {content.lines.map((line) => {
          const gone = payment?.cancelled.find(({ lineId }) => lineId === line.id);
          const isOut = (chosen && !chosen.includes(line.id)) || gone?.isWhole;
          return (
            <li key={line.id} className={classNames(flow.split4, isOut && lineStyles.out, isOut && lineStyles.gone)}>
              <span className={flow.stackHalf}>
                <b>{line.title}</b>
                <small className={textStyles.soft}>
                  {LINE_KIND_NAMES[line.kind]} · {daysOf(line, content.days.length)}
                  {line.required && (
                    <>
                      {' · '}
                      <Trans>va siempre</Trans>
                    </>
                  )}
                </small>
                {gone && (
                  <small className={textStyles.stop}>
                    <CancelledNote line={gone} currency={currency} />
                  </small>
                )}
              </span>
              <span className="num">{money(lineTotal(line))}</span>
            </li>
          );
        })}
      </ul>
      <p className={`${styles.total} ${flow.row3} ${flow.ends}`}>
        <b className={`${textStyles.sum} num`}>
          {total !== price.total && (
            <>
              <s>{money(price.total)}</s>{' '}
            </>
          )}
          {money(total)}
        </b>
        <small className={`${textStyles.soft} num`}>
          <Trans>{money(perPerson)} por persona</Trans>
        </small>
      </p>
      {chosen === null && (
        <OfferDues
          title={t`Cómo se paga`}
          dues={scheduleOffer(
            content.payments,
            price.lines.map((line) => ({ bookingId: line.id, total: line.total })),
            { startDate: content.startDate, zone, now: new Date(sentAt) },
          )}
          currency={currency}
          zone={zone}
        />
      )}
      {findings.length > 0 && (
        <Alert tone="caution" live="none">
          <ul>
            {findings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          {override && (
            <p>
              <Trans>La enviaste así porque: {override}</Trans>
            </p>
          )}
        </Alert>
      )}
      <Disclosure summary={<Trans>Día por día</Trans>}>
        <ol className={flow.stack3}>
          {content.days.map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their position
            <li key={index}>
              <b>{[...new Set([t`Día ${index + 1}`, day.title])].join(' · ')}</b>
              <ul>
                {day.stops.map((stop) => (
                  <li key={`${stop.begin}-${stop.title}`}>
                    <span className="num">{formatClock(stop.begin)}</span> {stop.title}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Card>
  );
}
