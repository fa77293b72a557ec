import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { operatorOfferQuery } from '../operator.queries.ts';

interface RequestTitleProps {
  operatorId: string;
  offerId: string;
}

export function RequestTitle({ operatorId, offerId }: RequestTitleProps) {
  const { t } = useLingui();
  const { data } = useQuery({ ...operatorOfferQuery(useApi(), operatorId, offerId), enabled: false });
  return data?.request.source.title ?? t`Una cotización`;
}
