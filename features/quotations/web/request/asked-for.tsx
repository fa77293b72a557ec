import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { formatClock } from '#web/format/time.ts';
import { LODGING_NAMES } from '../../contract/quotation.ts';
import type { QuotationView } from '../../contract/quotation-view.ts';
import { askedPartyWords, askedWhenWords } from '../../contract/quotation-words.ts';
import styles from './request.module.css';

const list = new Intl.ListFormat('es', { type: 'conjunction' });
const languages = new Intl.DisplayNames('es', { type: 'language' });

/** What was asked, as the operators read it. */
export function AskedFor({ quotation: { reference, wish, areas, contact } }: { quotation: QuotationView }) {
  const { t } = useLingui();
  const { currency } = useFace();
  const needs: Record<string, string> = {
    step_free: t`sin escalones`,
    low_effort: t`poco esfuerzo`,
    children: t`apto para niños`,
    shade: t`con sombra`,
    low_altitude: t`poca altura`,
  };
  const { budget } = wish;
  const facts: [string, ReactNode][] = [
    [t`Referencia`, spacedReference(reference)],
    [t`Cuándo`, askedWhenWords(wish.when)],
    [t`Quiénes`, askedPartyWords(wish.party)],
    ...(budget
      ? [
          [
            t`Presupuesto`,
            `${formatMoney(budget.amount, currency.code)} ${budget.per === 'group' ? t`en total` : t`por persona`}`,
          ] as [string, string],
        ]
      : []),
    ...(wish.lodging ? [[t`Dónde dormir`, LODGING_NAMES[wish.lodging]] as [string, string]] : []),
    ...(wish.needs.length > 0
      ? [[t`Cuidar`, list.format(wish.needs.map((need) => needs[need] ?? need))] as [string, string]]
      : []),
    ...(wish.languages.length > 0
      ? [[t`Idioma`, list.format(wish.languages.map((code) => languages.of(code) ?? code))] as [string, string]]
      : []),
    ...(areas.length > 0 ? [[t`Zona`, list.format(areas)] as [string, string]] : []),
    ...(contact ? [[t`Te escriben a`, contact.email] as [string, string]] : []),
  ];
  return (
    <section className={styles.asked}>
      <h2>
        <Trans>Lo que pediste</Trans>
      </h2>
      <dl>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{words}</dd>
          </div>
        ))}
      </dl>
      {wish.wishes && <p className={styles.wishes}>{wish.wishes}</p>}
      {wish.days.length > 0 && (
        <details className={styles.askedDays}>
          <summary>{t`Los días que propusiste`}</summary>
          <ol>
            {wish.days.map(({ stops }, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days have no other name
              <li key={day}>
                <b>{t`Día ${day + 1}`}</b>
                <ul>
                  {stops.map((stop) => (
                    <li key={`${stop.begin}-${stop.title}`}>
                      <span className="num">{stop.begin === null ? '' : formatClock(stop.begin)}</span> {stop.title}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
