import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { operatorOfferQuery } from '../operator.queries.ts';

interface RequestTitleProps {
  operatorId: string;
  offerId: string;
}

/** Reads the title from the cache and does not load the request. */
export function RequestTitle({ operatorId, offerId }: RequestTitleProps) {
  const { t } = useLingui();
  const { data } = useQuery({ ...operatorOfferQuery(useApi(), operatorId, offerId), enabled: false });
  return data?.request.source.title ?? t`Una cotización`;
}
