import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { operatorOfferQuery } from '../operator.queries.ts';

interface RequestTitleProps {
  operatorId: string;
  offerId: string;
}

/** What a request is called, as soon as it is there. It asks for nothing by itself. */
export function RequestTitle({ operatorId, offerId }: RequestTitleProps) {
  const { t } = useLingui();
  const { data } = useQuery({ ...operatorOfferQuery(useApi(), operatorId, offerId), enabled: false });
  return data?.request.source.title ?? t`Una cotización`;
}
