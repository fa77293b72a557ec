import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { offerDifference } from '../../../contract/offer-difference.ts';
import { showOfferVersion } from '../../../contract/routes.ts';
import { OfferChanges } from './offer-changes.tsx';
import type { ReadOffer } from './offers.ts';

interface VersionChangesProps {
  quotationId: string;
  requestKey: Record<string, string>;
  offer: ReadOffer;
}

export function VersionChanges({ quotationId, requestKey, offer }: VersionChangesProps) {
  const { t } = useLingui();
  const api = useApi();
  const { version, currency } = offer.current;
  const [since, setSince] = useState(version - 1);
  const sent = (number: number) => ({
    queryKey: ['offer version', offer.id, number],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.call(showOfferVersion, {
        params: { name: quotationId, offerId: offer.id, version: number },
        headers: requestKey,
        signal,
        quiet: true,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const before = useQuery(sent(since));
  // `offer.current` lacks the lines that the traveller did not accept, so the complete version is loaded.
  const after = useQuery(sent(version));
  if (!before.data || !after.data) return null;
  const changes = offerDifference(before.data.content, after.data.content);
  return (
    <Card as="section" aria-label={t`Qué cambió`}>
      <h3>
        <Trans>Qué cambió</Trans>
      </h3>
      {version > 2 && (
        <SelectField
          label={t`Desde la versión`}
          value={since}
          onChange={({ target }) => setSince(Number(target.value))}
        >
          {Array.from({ length: version - 1 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: versions are identified by their number
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </SelectField>
      )}
      <OfferChanges changes={changes} currency={currency} side="traveller" />
    </Card>
  );
}
