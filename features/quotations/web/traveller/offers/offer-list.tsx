import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { momentWords } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { DECLINE_NAMES } from '../../../contract/operator.ts';
import { OFFER_STATE_NAMES } from '../../../contract/quotation-states.ts';
import { type OfferView, type QuotationView, REJECT_REASON_NAMES } from '../../../contract/quotation-view.ts';
import type { News } from '../news/news.ts';
import { OfferBadge } from './offer-badge.tsx';
import styles from './offer-list.module.css';
import type { ReadOffer } from './offers.ts';

interface OfferListProps {
  quotation: QuotationView;
  offers: readonly ReadOffer[];
  selected: string | null;
  onSelect: (id: string) => void;
  news: (id: string) => News | null;
}

export function OfferList({ quotation, offers, selected, onSelect, news }: OfferListProps) {
  const { t } = useLingui();
  // If all operators are invented, the heading of the page says so once.
  const areInvented = quotation.offers.every(({ operator }) => operator.fictional);
  const others = quotation.offers.filter(({ id }) => !offers.some((offer) => offer.id === id));
  return (
    <section aria-label={t`Ofertas`} className={flow.stack45}>
      {offers.length > 0 && (
        <fieldset>
          <legend className="sr">{t`Qué oferta ver en detalle`}</legend>
          {offers.map((offer) => (
            <label key={offer.id} className={styles.row}>
              <input
                type="radio"
                name="oferta"
                className="sr"
                checked={offer.id === selected}
                onChange={() => onSelect(offer.id)}
              />
              <OfferBadge colour={offer.operator.colour} index={offer.index} size={24} />
              <span className={flow.stackHalf}>
                <span className={flow.row2}>
                  <b>{offer.operator.name}</b>
                  <Fresh news={news(offer.id)} unread={offer.unread} />
                </span>
                <OfferNote offer={offer} isMarked={!areInvented} />
                <Reason offer={offer} />
              </span>
              <Price
                total={(offer.state === 'accepted' && quotation.order?.total) || offer.current.total}
                currency={offer.current.currency}
              />
            </label>
          ))}
        </fieldset>
      )}
      {others.length > 0 && (
        <ul className={flow.ruled}>
          {others.map((offer) => (
            <li key={offer.id} className={`${flow.split4} ${textStyles.soft}`}>
              <span className={flow.stackHalf}>
                <span>
                  <b>{offer.operator.name}</b>
                  {offer.operator.fictional && !areInvented && (
                    <small>
                      {' · '}
                      <Trans>demostración</Trans>
                    </small>
                  )}
                </span>
                <Reason offer={offer} />
              </span>
              <small className={textStyles.oneLine}>{OFFER_STATE_NAMES[offer.state].traveller}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OfferNote({ offer, isMarked }: { offer: ReadOffer; isMarked: boolean }) {
  const { timeZone } = useFace();
  const { state, validUntil, optionUntil, operator, current } = offer;
  const until = validUntil && momentWords(new Date(validUntil), timeZone);
  const option = optionUntil && momentWords(new Date(optionUntil), timeZone);
  return (
    <small className={`${textStyles.soft} num`}>
      {state === 'answered' && until ? <Trans>vence {until}</Trans> : OFFER_STATE_NAMES[state].traveller}
      {option && state === 'answered' && (
        <>
          {' · '}
          <Trans>lugares guardados hasta {option}</Trans>
        </>
      )}
      {current.version > 1 && (
        <>
          {' · '}
          <Trans>versión {current.version}</Trans>
        </>
      )}
      {operator.fictional && isMarked && (
        <>
          {' · '}
          <Trans>demostración</Trans>
        </>
      )}
    </small>
  );
}

function Fresh({ news, unread }: { news: News | null; unread: number }) {
  const { t } = useLingui();
  return (
    <>
      {(news === 'offer' || news === 'version') && (
        <Badge tone="doubt">{news === 'offer' ? t`nueva` : t`versión nueva`}</Badge>
      )}
      {unread > 0 && (
        <Badge tone="doubt">
          <Plural value={unread} one="# mensaje nuevo" other="# mensajes nuevos" />
        </Badge>
      )}
    </>
  );
}

function Reason({ offer: { reason, state } }: { offer: OfferView }) {
  if (!reason || state === 'not_chosen') return null;
  const names: Record<string, string> = reason.by === 'traveller' ? REJECT_REASON_NAMES : DECLINE_NAMES;
  const named = reason.code === 'other' && reason.text ? undefined : names[reason.code];
  const words = [named, reason.text === named ? null : reason.text].filter(Boolean).join('. ');
  return words ? <small className={textStyles.soft}>{words}</small> : null;
}

function Price({ total, currency }: { total: number; currency: string }) {
  const [code, ...number] = formatMoney(total, currency).split(' ');
  return (
    <span className={`${textStyles.sum} num`}>
      <small className={textStyles.note}>{code}</small> {number.join(' ')}
    </span>
  );
}
