import { Trans, useLingui } from '@lingui/react/macro';
import { Accessibility, Clock, Globe, type LucideIcon, MapPin, Mountain, Phone, Sparkles, Ticket } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useFace } from '#web/face.ts';
import { capitalize } from '#web/format/capitalize.ts';
import { formatInteger } from '#web/format/count.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatMoney } from '#web/format/money.ts';
import { formatDuration } from '#web/format/time.ts';
import { paths } from '#web/paths/site.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { Telephone } from '#web/ui/telephone.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { PlaceDetail, SharedTicket } from '../../contract/place.ts';
import { wayIcons } from '../explore/from-centre.tsx';
import styles from './before-you-go.module.css';

/** Metres of altitude from which the page gives advice. */
const HIGH = 2500;

export function BeforeYouGo({ place }: { place: PlaceDetail }) {
  const { t } = useLingui();
  const face = useFace();
  const { visitMinutes, fromCentre, altitude, address, phones, website, activities } = place;
  const basis = {
    road_graph: fromCentre?.mode === 'drive' ? t`Red vial de la región, con tráfico` : t`Calles y caminos de la región`,
    official: t`Tramo oficial del inventario`,
    estimate: t`Estimado en línea recta`,
  };
  const means =
    fromCentre && { walk: t`a pie`, drive: t`en taxi`, train: t`en tren`, boat: t`en lancha` }[fromCentre.mode];
  return (
    <section aria-labelledby="antes">
      <h2 id="antes">
        <Trans>Antes de ir</Trans>
      </h2>
      <dl className={flow.tiles}>
        <FeesFact place={place} />
        {visitMinutes && (
          <Fact
            icon={Clock}
            name={t`Visita`}
            source={
              visitMinutes.basis === 'source' ? t`Según la fuente` : t`Estimación de la región por el tipo de lugar`
            }
          >
            {visitMinutes.minimum === visitMinutes.maximum ? (
              formatDuration(visitMinutes.typical)
            ) : (
              <Trans>
                {formatDuration(visitMinutes.minimum)} a {formatDuration(visitMinutes.maximum)}
              </Trans>
            )}
          </Fact>
        )}
        {fromCentre && (
          <Fact icon={wayIcons[fromCentre.mode]} name={t`Desde ${face.centre.label}`} source={basis[fromCentre.basis]}>
            {formatDuration(fromCentre.minutes)} {means} · {formatDistance(fromCentre.metres)}
          </Fact>
        )}
        {altitude !== null && altitude >= HIGH && (
          <Fact icon={Mountain} name={t`Altitud`} source={t`Sube despacio y bebe agua el primer día`}>
            {formatInteger(altitude)} m
          </Fact>
        )}
        <Fact icon={Accessibility} name={t`Acceso`} source={t`Nadie ha medido aún escalones, rampas ni puertas`} doubt>
          <Trans>Sin comprobar</Trans>
        </Fact>
        {address && (
          <Fact icon={MapPin} name={t`Dirección`}>
            {address}
          </Fact>
        )}
        {phones.length > 0 && (
          <Fact icon={Phone} name={t`Teléfono`}>
            <div className={flow.wrap4}>
              {phones.map((phone) => (
                <Telephone key={phone} phone={phone} />
              ))}
            </div>
          </Fact>
        )}
        {website && (
          <Fact icon={Globe} name={t`Sitio web`}>
            <a href={website} target="_blank" rel="noreferrer nofollow">
              {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </a>
          </Fact>
        )}
        {activities.length > 0 && (
          <Fact icon={Sparkles} name={t`Qué se hace`}>
            <div className={textStyles.small}>{capitalize(activities.join(', '))}</div>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function FeesFact({ place: { fees: ownFees, ticket, hours } }: { place: PlaceDetail }) {
  const { t } = useLingui();
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
  const rows: [string, number | undefined][] = [
    [t`Adultos`, fees.adult],
    [t`Estudiantes`, fees.student],
    [t`Niños`, fees.child],
    [t`Adultos mayores`, fees.senior],
  ];
  const priced = rows.filter((row): row is [string, number] => row[1] !== undefined);
  const date = formatDay(fees.source.date);
  return (
    <Fact
      icon={Ticket}
      name={t`Entrada`}
      source={t`Según ${fees.source.name}, ${date}`}
      wide={priced.length > 1 || ticket !== null}
    >
      {priced.length > 0 ? (
        <div className={classNames(flow.wrap45, styles.prices)}>
          {priced.map(([who, amount]) => (
            <span key={who}>
              {who} <b>{amount === 0 ? t`gratis` : formatMoney(amount, fees.currency)}</b>
            </span>
          ))}
        </div>
      ) : (
        fees.text && <div className={textStyles.small}>{capitalize(fees.text)}</div>
      )}
      {ticket && <TicketPlaces places={ticket.places} />}
    </Fact>
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

interface FactProps {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
  source?: string;
  doubt?: boolean;
  wide?: boolean;
}

function Fact({ icon: Icon, name, children, source, doubt, wide }: FactProps) {
  return (
    <div className={classNames(styles.fact, wide && flow.whole)}>
      <Icon size={20} className={textStyles.warm} aria-hidden />
      <dt className={textStyles.note}>{name}</dt>
      <dd
        className={classNames('num', styles.value, textStyles.strong, textStyles.breaks, doubt && textStyles.caution)}
      >
        {children}
      </dd>
      {source && <dd className={classNames(textStyles.small, textStyles.faint)}>{source}</dd>}
    </div>
  );
}
