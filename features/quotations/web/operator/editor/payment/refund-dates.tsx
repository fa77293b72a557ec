import { Trans, useLingui } from '@lingui/react/macro';
import { momentWords } from '#features/operators/web/public.ts';
import type { OfferTerms } from './offer-terms.ts';

interface RefundDatesProps extends Pick<OfferTerms, 'refunds'> {
  zone: string;
  className?: string | undefined;
}

export function RefundDates({ refunds, zone, className }: RefundDatesProps) {
  const { t } = useLingui();
  return (
    <ul className={className}>
      {refunds.map(({ until, refundBps }, index) => {
        const back =
          refundBps === 0
            ? t`no se le devuelve nada`
            : refundBps === 10_000
              ? t`se le devuelve todo`
              : t`se le devuelve el ${refundBps / 100} %`;
        return (
          <li key={until?.getTime() ?? 'after'} className="num">
            {until ? (
              <Trans>
                Hasta el {momentWords(until, zone)}: <b>{back}</b>
              </Trans>
            ) : index === 0 ? (
              <Trans>
                Desde ahora: <b>{back}</b>
              </Trans>
            ) : (
              <Trans>
                Después: <b>{back}</b>
              </Trans>
            )}
          </li>
        );
      })}
    </ul>
  );
}
