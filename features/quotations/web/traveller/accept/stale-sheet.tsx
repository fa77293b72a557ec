import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '#web/format/money.ts';
import type { Problem } from '#web/http/problem.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { OFFER_STATE_NAMES } from '../../../contract/quotation-states.ts';
import type { OfferView, QuotationView } from '../../../contract/quotation-view.ts';
import { sinceRead } from './stale.ts';

export interface Stale {
  offerId: string;
  /** Version of the offer on the screen. 0 means no version. */
  read: number;
  /** Error of the API. Null if the page noticed the change before it sent a request. */
  problem: Problem | null;
}

interface StaleSheetProps {
  stale: Stale | null;
  quotation: QuotationView;
  onClose: () => void;
  onLook: (offerId: string) => void;
}

export function StaleSheet({ stale, quotation, onClose, onLook }: StaleSheetProps) {
  const { t } = useLingui();
  const offer = stale && quotation.offers.find(({ id }) => id === stale.offerId);
  const isNewer = stale && offer ? sinceRead(offer, stale.read, stale.problem) === 'version' : false;
  return (
    <Sheet open={stale !== null} onClose={onClose} side="centre" label={t`Eso cambió mientras lo mirabas`}>
      {stale && (
        <div className={sheet.body} role="alert">
          {offer ? (
            <>
              <p>
                <What offer={offer} stale={stale} />
              </p>
              {offer.reason?.by === 'operator' && offer.reason.text && <q>{offer.reason.text}</q>}
              <p className={textStyles.note}>
                <b>{offer.operator.name}</b> · {OFFER_STATE_NAMES[offer.state].traveller}
              </p>
            </>
          ) : (
            <p>
              <b>{stale.problem?.title}.</b> {stale.problem?.detail}
            </p>
          )}
          <p>
            <Trans>No se guardó ni se cobró nada.</Trans>
          </p>
          <Actions>
            <Button onClick={() => onLook(stale.offerId)}>
              {isNewer ? <Trans>Ver qué cambió</Trans> : <Trans>Ver cómo está ahora</Trans>}
            </Button>
          </Actions>
        </div>
      )}
    </Sheet>
  );
}

function What({ offer, stale }: { offer: OfferView; stale: Stale }): ReactNode {
  const { name } = offer.operator;
  const { current } = offer;
  const total = current && formatMoney(current.total, current.currency);
  switch (sinceRead(offer, stale.read, stale.problem)) {
    case 'version':
      return (
        <Trans>
          {name} envió otra versión: ahora suma {total}. Mírala antes de decidir.
        </Trans>
      );
    case 'withdrawn':
      return <Trans>{name} retiró su oferta: ya no se puede aceptar.</Trans>;
    case 'expired':
      return <Trans>El plazo de {name} venció: su oferta ya no se puede aceptar.</Trans>;
    case 'accepted':
      return <Trans>Ya aceptaste la oferta de {name}, en otra pantalla.</Trans>;
    case 'other_accepted':
      return <Trans>Ya aceptaste otra oferta, en otra pantalla.</Trans>;
    case 'changes':
      return <Trans>Le pediste cambios a {name}: se puede aceptar cuando envíe otra versión.</Trans>;
    case 'declined':
      return <Trans>Esa oferta se cerró: ya no se puede aceptar.</Trans>;
    case 'else':
      return stale.problem?.detail ?? <Trans>Mira cómo está ahora antes de decidir.</Trans>;
  }
}
