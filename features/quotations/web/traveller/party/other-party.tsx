import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#web/format/money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { linesForParty, priceOffer } from '../../../contract/offer-price.ts';
import { peopleOf, type RequestedParty } from '../../../contract/quotation.ts';
import { askedPartyWords } from '../../../contract/quotation-words.ts';
import styles from '../compare/compare.module.css';
import { OfferBadge } from '../offers/offer-badge.tsx';
import type { ReadOffer } from '../offers/offers.ts';
import type { Opened } from '../request/use-act.ts';
import { AskForParty } from './ask-for-party.tsx';

interface OtherPartyProps {
  opened: Opened;
  offers: readonly ReadOffer[];
  from: RequestedParty;
  party: RequestedParty;
  onBack: () => void;
}

export function OtherParty({ opened, offers, from, party, onBack }: OtherPartyProps) {
  const { t } = useLingui();
  return (
    <Alert tone="caution" live="none">
      <div className={flow.stack2}>
        <p role="status" className={textStyles.caution}>
          <Trans>
            Estimado para {askedPartyWords(party)}. Para aceptarlo así, pide el cambio: el operador confirma el precio.
          </Trans>
        </p>
        <ul aria-label={t`Totales estimados`}>
          {offers.map(({ id, operator, index, current }) => {
            const { content, currency } = current;
            const lines = linesForParty(content.lines, from, party);
            const { total } = priceOffer({ lines, minimumTotal: content.minimumTotal }, peopleOf(party));
            return (
              <li key={id} className={styles.estimate}>
                <OfferBadge colour={operator.colour} index={index} size={18} />
                <span>{operator.name}</span>
                <span className="num">
                  {total !== current.total && <s className={textStyles.note}>{formatMoney(current.total, currency)}</s>}{' '}
                  <b>{formatMoney(total, currency)}</b>
                </span>
              </li>
            );
          })}
        </ul>
        <div className={flow.wrap3}>
          <AskForParty opened={opened} offers={offers} from={from} party={party} onAsked={onBack} />
          <Button kind="bare" size="small" onClick={onBack}>
            <Trans>Volver a los tuyos</Trans>
          </Button>
        </div>
      </div>
    </Alert>
  );
}
