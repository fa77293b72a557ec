import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Static } from 'typebox';
import type { ReviewsPage } from '#features/reviews/contract/public-review.ts';
import { listOperatorReviews } from '#features/reviews/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { compareOffers } from '../../../contract/compare-offers.ts';
import type { RequestedParty } from '../../../contract/quotation.ts';
import type { ReadOffer } from '../offers/offers.ts';
import { BeyondNumbers } from './beyond-numbers.tsx';
import { Scale } from './scale.tsx';

interface CompareProps {
  offers: readonly ReadOffer[];
  /** Party for which the offers were made. */
  from: RequestedParty;
  /** Party for which the prices are shown. */
  party: RequestedParty;
  children: ReactNode;
}

export function Compare({ offers, from, party, children }: CompareProps) {
  const { t } = useLingui();
  const isAlone = offers.length < 2;
  const ratings = useRatings(isAlone ? [] : offers.map(({ operator }) => operator.slug));
  const compared = useMemo(
    () =>
      compareOffers(
        offers.map(({ id, operator, current, answeredMinutes }, index) => ({
          id,
          operator: operator.name,
          content: current.content,
          facts: current.facts,
          findings: current.findings,
          rating: ratings[index] ?? null,
          responseMinutes: answeredMinutes,
        })),
        from,
        party,
      ),
    [offers, from, party, ratings],
  );
  return (
    <>
      <section aria-label={isAlone ? undefined : t`Comparación`}>
        {!isAlone && <Scale rows={compared.rows} offers={offers} />}
        {!isAlone && (
          <p className={`${flow.part} ${textStyles.note}`}>
            <Trans>
              La marca rellena es la mejor de su fila. El precio es el total con impuestos entre quienes viajan.
            </Trans>
          </p>
        )}
        {children}
      </section>
      {!isAlone && <BeyondNumbers compared={compared} offers={offers} />}
    </>
  );
}

/** Mean ratings from 1 to 5. Null while loading, and for operators with too few reviews. */
function useRatings(slugs: readonly string[]): readonly (number | null)[] {
  const api = useApi();
  return useQueries({
    queries: slugs.map((operator) => ({
      queryKey: ['rating', operator],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.call(listOperatorReviews, {
          query: { operator, limit: 1 },
          signal,
          quiet: true,
        }),
    })),
    combine: meansOf,
  });
}

const meansOf = (found: readonly { data?: Static<typeof ReviewsPage> | undefined }[]): (number | null)[] =>
  found.map(({ data }) => data?.mean ?? null);
