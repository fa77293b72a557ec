import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import type { NearAmenity } from '#features/amenities/contract/amenity.ts';
import { AMENITY_NAMES } from '#features/amenities/contract/kind-names.ts';
import { AmenitySourceLine, amenityTitle, useWayWords } from '#features/amenities/web/public.ts';
import { amenityIcons } from '#features/maps/web/public.ts';
import { formatDate } from '#web/format/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import { Telephone } from '#web/ui/telephone.tsx';
import textStyles from '#web/ui/text.module.css';
import type { EmergencyPlaces } from '../../../contract/emergency-zones.ts';
import type { PlanningContext } from '../../../contract/planning.ts';
import type { DayView } from '../../ribbon/day-view.ts';
import styles from './emergency-card.module.css';
import { useEmergencyHelp } from './use-emergency-help.ts';

interface EmergencyCardProps {
  days: readonly DayView[];
  board: PlanningContext | null;
  local: string | null;
  openDay: number;
}

export function EmergencyCard({ days, board, local, openDay }: EmergencyCardProps) {
  const { t } = useLingui();
  const help = useEmergencyHelp(days, board, local);
  if (!help || (help.numbers.length === 0 && help.days.every((zones) => zones.length === 0))) return null;
  return (
    <Card as="section" className={classNames(flow.stack4, styles.card)} aria-labelledby="emergencias">
      <h2 id="emergencias" className={textStyles.titleM}>
        <Trans>Si pasa algo</Trans>
      </h2>
      <EmergencyNumbers numbers={help.numbers} />
      {days.map((day) => {
        const zones = help.days[day.index] ?? [];
        if (zones.length === 0) return null;
        const date = day.date ? ` · ${formatDate(day.date)}` : '';
        return (
          <Disclosure
            key={day.index}
            summary={t`Día ${day.index + 1}${date}`}
            open={day.index === openDay || undefined}
          >
            <EmergencyZones zones={zones} />
          </Disclosure>
        );
      })}
      {help.source && help.days.some((zones) => zones.length > 0) && <AmenitySourceLine source={help.source} />}
    </Card>
  );
}

export function EmergencyNumbers({ numbers }: { numbers: readonly { name: string; number: string }[] }) {
  if (numbers.length === 0) return null;
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ name, number }) => (
        <li key={number} className={flow.mark2}>
          <Phone size={16} aria-hidden="true" />
          <span>
            {name}{' '}
            <a href={`tel:${number}`} className={classNames('num', textStyles.strong)}>
              {number}
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}

const NAMED = 2;

export function EmergencyZones({ zones }: { zones: readonly EmergencyPlaces[] }) {
  const { t } = useLingui();
  return zones.map(({ centre, names, places }) => {
    const named = names.slice(0, NAMED).join(', ');
    const rest = names.length - NAMED;
    return (
      <div key={`${centre.lon} ${centre.lat}`} className={styles.zone}>
        <p className={classNames(textStyles.small, textStyles.soft)}>
          {rest > 0 ? t`Cerca de ${named} y ${rest} más` : t`Cerca de ${named}`}
        </p>
        <ul className={styles.places}>
          {places.map((place) => (
            <PlaceItem key={place.id} place={place} from={centre.name} />
          ))}
        </ul>
      </div>
    );
  });
}

function PlaceItem({ place, from }: { place: NearAmenity; from: string }) {
  const { t } = useLingui();
  const words = useWayWords();
  const Icon = amenityIcons[place.kind];
  const kind = AMENITY_NAMES[place.kind].one;
  const title = amenityTitle(place);
  const time = words(place.way);
  const facts = [title === kind ? null : kind, place.address, place.alwaysOpen ? t`abierto las 24 horas` : null];
  return (
    <li className={styles.place}>
      <Icon size={20} aria-hidden="true" />
      <span className={classNames(flow.stackHalf, textStyles.small)}>
        <b className={textStyles.strong}>{title}</b>
        <span className={textStyles.soft}>{facts.filter(Boolean).join(' · ')}</span>
        <span className="num">{t`A ${time} de ${from}`}</span>
        {place.phone && <Telephone kind="inline" phone={place.phone} />}
      </span>
    </li>
  );
}
