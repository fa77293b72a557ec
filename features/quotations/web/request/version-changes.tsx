import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { type OfferChange, offerDifference } from '../../contract/offer-difference.ts';
import type { OfferVersionView } from '../../contract/quotation-view.ts';
import { requestRoutes } from '../../contract/routes.ts';
import type { ReadOffer } from './offers.ts';
import styles from './one-offer.module.css';

interface VersionChangesProps {
  quotationId: string;
  requestKey: Record<string, string>;
  offer: ReadOffer;
}

/** What the latest version says otherwise than the one before, or than any earlier one. */
export function VersionChanges({ quotationId, requestKey, offer }: VersionChangesProps) {
  const { t } = useLingui();
  const api = useApi();
  const { version, content, currency } = offer.current;
  const [since, setSince] = useState(version - 1);
  const before = useQuery({
    queryKey: ['offer version', offer.id, since],
    queryFn: ({ signal }) =>
      api.get<OfferVersionView>(
        requestRoutes.version
          .replace(':name', quotationId)
          .replace(':offerId', offer.id)
          .replace(':version', String(since)),
        { headers: requestKey, signal, quiet: true },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!before.data) return null;
  const changes = offerDifference(before.data.content, content);
  return (
    <section className={styles.changes}>
      <h3>
        <Trans>Qué cambió</Trans>
      </h3>
      {version > 2 && (
        <label className={styles.since}>
          {t`Desde la versión`}{' '}
          <select value={since} onChange={({ target }) => setSince(Number(target.value))}>
            {Array.from({ length: version - 1 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: versions are numbered
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul>
        {changes.map((change) => (
          <li key={`${change.what}-${change.how}-${change.lineId ?? change.name}`}>
            <Change change={change} currency={currency} />
          </li>
        ))}
        {changes.length === 0 && <li>{t`Nada: es la misma oferta, con nuevo plazo.`}</li>}
      </ul>
    </section>
  );
}

function Change({ change: { what, how, name, before, after }, currency }: { change: OfferChange; currency: string }) {
  const { t } = useLingui();
  const names: Record<OfferChange['what'], string> = {
    total: t`Total`,
    start_date: t`Primer día`,
    day: t`Día ${name}`,
    line: name,
    includes: t`Incluye: ${name}`,
    excludes: t`No incluye: ${name}`,
    title: t`Título`,
    greeting: t`Saludo`,
    meeting: t`Encuentro`,
    conditions: t`Condiciones`,
    policy: t`Si cancelas`,
    payments: t`Cuándo se paga`,
    minimum_total: t`Mínimo`,
    group_most: t`Grupo, como mucho`,
    lodging: t`Dónde duermes`,
    valid_days: t`Días de validez`,
    option_hours: t`Horas con lugares guardados`,
  };
  const isMoney = what === 'total' || what === 'line' || what === 'minimum_total';
  const words = (value: string | number | null) =>
    typeof value === 'number' && isMoney ? formatMoney(value, currency) : value;
  const isList = what === 'includes' || what === 'excludes';
  return (
    <>
      <b>{names[what]}</b> {how === 'added' && <em>{t`nuevo`}</em>}
      {how === 'removed' && <em>{t`ya no`}</em>}
      {!isList && before !== null && <del className="num">{words(before)}</del>}
      {!isList && after !== null && after !== before && <ins className="num">{words(after)}</ins>}
    </>
  );
}
