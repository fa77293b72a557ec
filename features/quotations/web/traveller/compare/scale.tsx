import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { minorDigits } from '#regions/currencies.ts';
import { formatMoney } from '#web/format/money.ts';
import { formatNumber } from '#web/format/number.ts';
import flow from '#web/ui/flow.module.css';
import { RowFacts } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import type { Compared, ComparedRow } from '../../../contract/compare-offers.ts';
import { OfferBadge } from '../offers/offer-badge.tsx';
import type { ReadOffer } from '../offers/offers.ts';
import styles from './compare.module.css';
import { placeMarks } from './scale-places.ts';

interface ScaleProps {
  rows: readonly ComparedRow[];
  offers: readonly ReadOffer[];
}

interface ScaleRow {
  row: Compared;
  name: string;
  unit: string;
  words: (value: number) => string;
}

const hours = (minutes: number) => formatNumber(minutes / 60);

/** Screen readers get a table, because the drawing is hidden from them. */
export function Scale({ rows, offers }: ScaleProps) {
  const { t } = useLingui();
  const currency = offers[0]!.current.currency;
  const unit = 10 ** minorDigits(currency);
  const shown: ScaleRow[] = [
    {
      row: 'perPerson',
      name: t`Por persona`,
      unit: currency,
      words: (value) =>
        formatMoney(Math.round(value / unit) * unit, currency)
          .split(' ')
          .slice(1)
          .join(' '),
    },
    { row: 'kilometres', name: t`Recorrido`, unit: 'km', words: String },
    { row: 'driveMinutes', name: t`Horas en auto`, unit: 'h', words: hours },
    { row: 'meals', name: t`Comidas`, unit: '', words: String },
    { row: 'groupMost', name: t`Grupo`, unit: t`pers.`, words: String },
    { row: 'rating', name: t`Opiniones`, unit: t`de 5`, words: (value) => formatNumber(value, 1, 1) },
    { row: 'responseMinutes', name: t`Tardó en responder`, unit: 'h', words: hours },
  ];
  const found = shown.flatMap((one) => {
    const row = rows.find(({ row: name }) => name === one.row);
    const values = row?.values.map((value) => (typeof value === 'number' ? value : null)) ?? [];
    return row && values.some((value) => value !== null) ? [{ ...one, values, best: row.best }] : [];
  });
  const isSame = ({ values }: { values: readonly (number | null)[] }) => new Set(values).size === 1;
  const same = found.filter(isSame);
  return (
    <>
      <div aria-hidden="true">
        {found
          .filter((one) => !isSame(one))
          .map(({ row, name, unit, values, best, words }) => {
            const places = placeMarks(values);
            return (
              <div key={row} className={styles.row}>
                <span className={flow.stackHalf}>
                  <b>{name}</b>
                  {unit && <small className={textStyles.soft}>{unit}</small>}
                </span>
                <span className={styles.line}>
                  {offers.map(({ id, operator, index }, offer) => {
                    const place = places[offer];
                    const value = values[offer];
                    if (!place || value === null || value === undefined) return null;
                    return (
                      <span
                        key={id}
                        className={styles.at}
                        data-label={place.label ?? 'none'}
                        data-best={best[offer] || undefined}
                        style={{ '--at': `${place.at * 100}%` } as CSSProperties}
                      >
                        <OfferBadge colour={operator.colour} index={index} hollow={!best[offer]} size={20} />
                        {place.label && <b className="num">{words(value)}</b>}
                      </span>
                    );
                  })}
                </span>
              </div>
            );
          })}
      </div>
      {same.length > 0 && (
        <p className={flow.part} aria-hidden="true">
          <RowFacts>
            <Trans>Igual en todas:</Trans>
            {same.map(({ row, name, unit, values, words }) => (
              <span key={row} className="num">
                {name} <b>{words(values[0]!)}</b> {unit}
              </span>
            ))}
          </RowFacts>
        </p>
      )}
      <div className="sr">
        <table>
          <caption>{t`Las ofertas en una misma escala`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Qué`}</th>
              {offers.map(({ id, operator }) => (
                <th key={id} scope="col">
                  {operator.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map(({ row, name, unit, values, best, words }) => (
              <tr key={row}>
                <th scope="row">{unit ? `${name}, ${unit}` : name}</th>
                {offers.map(({ id }, offer) => {
                  const value = values[offer] ?? null;
                  return (
                    <td key={id}>
                      {value === null ? t`No se sabe` : words(value)}
                      {best[offer] && ` (${t`la mejor`})`}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
