import { Trans, useLingui } from '@lingui/react/macro';
import { Ticket } from 'lucide-react';
import { Fragment } from 'react';
import { capitalize } from '#web/format/capitalize.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { paths } from '#web/paths/site.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { PlaceDetail, SharedTicket } from '../../contract/place.ts';
import { TARIFFS, type Tariff } from '../../contract/place-extras.ts';
import { useExtraWords } from '../use-extra-words.ts';
import styles from './before-you-go.module.css';
import { Fact } from './fact.tsx';

export function FeesFact({ place: { fees: ownFees, ticket, hours } }: { place: PlaceDetail }) {
  const { t } = useLingui();
  const { tariffs } = useExtraWords();
  const fees = ownFees ?? ticket?.fees;
  if (!fees) {
    return (
      <Fact
        icon={Ticket}
        name={t`Entrada`}
        doubt
        source={hours.class === 'open_space' ? t`Ninguna fuente habla de pago` : t`Nadie la ha confirmado aún`}
      >
        <Trans>Sin tarifa comprobada</Trans>
        {ticket && <TicketPlaces places={ticket.places} />}
      </Fact>
    );
  }
  const { currency, residents = {}, childTo, seniorFrom } = fees;
  const price = (minor: number) => (minor === 0 ? t`gratis` : formatMoney(minor, currency));
  const priced = (prices: Partial<Record<Tariff, number>>) =>
    TARIFFS.flatMap((tariff): [string, string][] => {
      const minor = prices[tariff];
      return minor === undefined ? [] : [[tariffs[tariff], price(minor)]];
    });
  const [usual, local] = [priced(fees), priced(residents)];
  const ages = [
    childTo !== undefined && t`Niños hasta ${childTo} años`,
    seniorFrom !== undefined && t`Adultos mayores desde ${seniorFrom} años`,
  ].filter((age) => age !== false);
  const date = formatDay(fees.source.date);
  return (
    <Fact
      icon={Ticket}
      name={t`Entrada`}
      source={t`Según ${fees.source.name}, ${date}`}
      wide={usual.length + local.length > 1 || ticket !== null}
    >
      {usual.length > 0 && <Prices prices={usual} />}
      {local.length > 0 && (
        <>
          <div className={textStyles.small}>
            <Trans>Para residentes</Trans>
          </div>
          <Prices prices={local} />
        </>
      )}
      {ages.length > 0 && <div className={textStyles.small}>{ages.join(' · ')}</div>}
      {usual.length + local.length === 0 && fees.text && (
        <div className={`${textStyles.small} ${textStyles.keepsLines}`}>
          {capitalize(fees.text.replaceAll(/\s*•\s*/g, '\n').trim())}
        </div>
      )}
      {ticket && <TicketPlaces places={ticket.places} />}
    </Fact>
  );
}

function Prices({ prices }: { prices: [string, string][] }) {
  return (
    <div className={classNames(flow.wrap45, styles.prices)}>
      {prices.map(([who, amount]) => (
        <span key={who}>
          {who} <b>{amount}</b>
        </span>
      ))}
    </div>
  );
}

function TicketPlaces({ places }: Pick<SharedTicket, 'places'>) {
  return (
    <div className={textStyles.small}>
      <Trans>Un boleto para este lugar y también para:</Trans>{' '}
      {places.map(({ id, slug, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <TextLink kind="inline" to={paths.place(slug)}>
            {name}
          </TextLink>
        </Fragment>
      ))}
    </div>
  );
}
