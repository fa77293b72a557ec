import { Trans, useLingui } from '@lingui/react/macro';
import {
  Accessibility,
  BadgeCheck,
  Clock,
  CreditCard,
  Globe,
  Languages,
  Mail,
  MapPin,
  Mountain,
  Phone,
  Sparkles,
} from 'lucide-react';
import { useFace } from '#web/face.ts';
import { capitalize } from '#web/format/capitalize.ts';
import { formatInteger } from '#web/format/count.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatDuration } from '#web/format/time.ts';
import flow from '#web/ui/flow.module.css';
import { Telephone } from '#web/ui/telephone.tsx';
import textStyles from '#web/ui/text.module.css';
import type { PlaceDetail } from '../../contract/place.ts';
import { wayIcons } from '../explore/from-centre.tsx';
import { useExtraWords } from '../use-extra-words.ts';
import { Fact } from './fact.tsx';
import { FeesFact } from './fees-fact.tsx';

/** Metres of altitude from which the page gives advice. */
const HIGH = 2500;

export function BeforeYouGo({ place }: { place: PlaceDetail }) {
  const { t } = useLingui();
  const face = useFace();
  const { visitMinutes, fromCentre, altitude, address, phones, website, activities } = place;
  const words = useExtraWords();
  const measured = words.access(place.access);
  const numbers = [...new Set([...(place.whatsapp ? [place.whatsapp] : []), ...phones])];
  const basis = {
    road_graph: fromCentre?.mode === 'drive' ? t`Red vial de la región, con tráfico` : t`Calles y caminos de la región`,
    official: t`Tramo oficial del inventario`,
    estimate: t`Estimado en línea recta`,
  };
  const means =
    fromCentre && { walk: t`a pie`, drive: t`en taxi`, train: t`en tren`, boat: t`en lancha` }[fromCentre.mode];
  const registerNotes = [
    place.registerCheckedOn && t`Lo comprobó la región el ${formatDay(place.registerCheckedOn)}`,
    place.register?.until && t`Vigente hasta el ${formatDay(place.register.until)}`,
  ]
    .filter(Boolean)
    .join('. ');
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
        {measured.length > 0 ? (
          <Fact icon={Accessibility} name={t`Acceso`} source={t`Medido en el lugar`}>
            {capitalize(measured.join(', '))}
          </Fact>
        ) : (
          <Fact
            icon={Accessibility}
            name={t`Acceso`}
            source={t`Nadie ha medido aún escalones, rampas ni puertas`}
            doubt
          >
            <Trans>Sin comprobar</Trans>
          </Fact>
        )}
        {place.paymentMeans.length > 0 && (
          <Fact icon={CreditCard} name={t`Cómo se paga`}>
            {place.paymentMeans.map((means) => words.paymentMeans[means]).join(', ')}
          </Fact>
        )}
        {place.languages.length > 0 && (
          <Fact icon={Languages} name={t`Idiomas`}>
            {place.languages.map(words.language).join(', ')}
          </Fact>
        )}
        {address && (
          <Fact icon={MapPin} name={t`Dirección`}>
            {address}
          </Fact>
        )}
        {numbers.length > 0 && (
          <Fact icon={Phone} name={t`Teléfono`}>
            <div className={flow.wrap4}>
              {numbers.map((phone) => (
                <Telephone key={phone} phone={phone} />
              ))}
            </div>
          </Fact>
        )}
        {place.email && (
          <Fact icon={Mail} name={t`Correo`}>
            <a href={`mailto:${place.email}`}>{place.email}</a>
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
        {place.register && (
          <Fact icon={BadgeCheck} name={t`Registro`} {...(registerNotes && { source: registerNotes })}>
            {place.register.number}
          </Fact>
        )}
      </dl>
    </section>
  );
}
