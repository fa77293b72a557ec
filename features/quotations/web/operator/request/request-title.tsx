import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { operatorOfferQuery } from '../operator.queries.ts';

interface RequestTitleProps {
  operatorId: string;
  offerId: string;
}

/** The title of a request, once it is loaded. It sends no request itself. */
export function RequestTitle({ operatorId, offerId }: RequestTitleProps) {
  const { t } = useLingui();
  const { data } = useQuery({ ...operatorOfferQuery(useApi(), operatorId, offerId), enabled: false });
  return data?.request.source.title ?? t`Una cotización`;
}
