import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { keepOrder } from '#features/checkout/web/public.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import type { AcceptBody } from '../../../contract/quotation.ts';
import { acceptOffer, showQuotationTerms } from '../../../contract/routes.ts';
import { USUAL_QUOTATION_TERMS } from '../../../contract/terms.ts';
import { hasOthers, type ReadOffer } from '../offers/offers.ts';
import type { Opened } from '../request/use-act.ts';
import { PayTerms, useTerms } from './pay-terms.tsx';
import { isStale } from './stale.ts';

interface AcceptSheetProps {
  opened: Opened;
  offer: ReadOffer;
  chosen: readonly string[] | null;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

export function AcceptSheet({ opened, offer, chosen, open, onOpen, onClose }: AcceptSheetProps) {
  const { t } = useLingui();
  const api = useApi();
  const { timeZone } = useFace();
  const { quotation, requestKey, refresh, onStale } = opened;
  const { content, currency, version } = offer.current;
  const { price, schedule, now } = useTerms(opened, offer, chosen);
  const money = (minor: number) => formatMoney(minor, currency);
  const terms = useQuery({
    queryKey: ['quotation terms'],
    queryFn: ({ signal }) => api.call(showQuotationTerms, { signal, quiet: true }),
    enabled: open,
  });
  const holdHours = (terms.data?.terms ?? USUAL_QUOTATION_TERMS).holdHours;
  const holdUntil = momentWords(new Date(now.getTime() + holdHours * 3_600_000), timeZone);
  const submission = useSubmit();
  const problem = submission.problem && !isStale(submission.problem) ? submission.problem : null;
  const [isLeaving, setLeaving] = useState(false);
  const isBusy = submission.isBusy || isLeaving;
  /** A second click sends the same id, so that the offer is accepted only once. */
  const tried = useRef({ choice: '', uuid: '' });

  async function accept() {
    const choice = JSON.stringify([version, chosen, price.total]);
    if (tried.current.choice !== choice) tried.current = { choice, uuid: crypto.randomUUID() };
    const body: AcceptBody = {
      uuid: tried.current.uuid,
      version,
      chosen: chosen && [...chosen],
      expectedTotal: price.total,
    };
    await submission.submit(
      async (call) => {
        const { orderId, reference, secret } = await api.call(acceptOffer, {
          params: { name: quotation.id, offerId: offer.id },
          headers: requestKey,
          body,
          ...call,
        });
        keepOrder({ id: orderId, reference }, secret);
        // The button stays disabled until the browser shows the payment page.
        setLeaving(true);
        location.assign(travellerPaths.pay(orderId));
      },
      async (error) => {
        if (!(error instanceof ApiError)) return null;
        if (error.status === 409) await refresh();
        if (isStale(error.problem)) onStale(offer.id, error.problem);
        return null;
      },
    );
  }

  return (
    <>
      <Button block disabled={price.refusals.length > 0} onClick={onOpen}>
        <Trans>Aceptar por {money(price.total)}</Trans>
      </Button>
      <Sheet open={open} onClose={onClose} side="centre" label={t`Aceptar esta oferta`}>
        <div className={sheet.body}>
          <p>
            <b>{offer.operator.name}</b> · <Plural value={price.lines.length} one="# parte" other="# partes" />
          </p>
          <ul className={flow.stack2}>
            {content.lines
              .filter(({ id }) => price.lines.some((line) => line.id === id))
              .map(({ id, title }) => (
                <li key={id} className={flow.split4}>
                  <span>{title}</span>
                  <span className="num">{money(price.lines.find((line) => line.id === id)!.total)}</span>
                </li>
              ))}
          </ul>
          {price.supplement > 0 && (
            <p className={textStyles.warm}>
              <Trans>Incluye {money(price.supplement)} para llegar al mínimo del operador.</Trans>
            </p>
          )}
          <PayTerms offer={offer} price={price} schedule={schedule} />
          <p>
            <Trans>
              Guardamos tus lugares a este precio hasta el <b className="num">{holdUntil}</b>, {holdHours} horas. Si no
              pagas hasta entonces, todo vuelve a como está ahora y no debes nada.
            </Trans>{' '}
            {hasOthers(quotation, offer.id) && <Trans>Las otras ofertas esperan mientras tanto.</Trans>}
          </p>
          {problem && (
            <Alert look="line">
              <p>
                <b>{problem.title}.</b> {problem.detail}
              </p>
              {problem.issues?.map(({ path, message }) => (
                <p key={path}>{message}</p>
              ))}
            </Alert>
          )}
          <Actions>
            <Button disabled={isBusy || price.refusals.length > 0} onClick={() => void accept()}>
              {isBusy ? (
                <Trans>Guardando tus lugares…</Trans>
              ) : schedule.length > 1 ? (
                <Trans>Aceptar y pagar el adelanto</Trans>
              ) : (
                <Trans>Aceptar y pagar</Trans>
              )}
            </Button>
            <Button kind="quiet" onClick={onClose}>
              <Trans>Todavía no</Trans>
            </Button>
          </Actions>
        </div>
      </Sheet>
    </>
  );
}
