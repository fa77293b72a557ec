import { Trans, useLingui } from '@lingui/react/macro';
import type { PlaceCard } from '#features/places/contract/place.ts';
import { AddToTripButton } from '#features/trips/web/public.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import { paths } from '#web/paths/site.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { dayColour } from '#web/ui/day-colour.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { ItineraryDetail } from '../contract/itinerary.ts';
import styles from './itinerary.module.css';

interface ItineraryStopProps {
  stop: ItineraryDetail['days'][number]['stops'][number];
  card: PlaceCard | null;
  day: number;
}

export function ItineraryStop({ stop, card, day }: ItineraryStopProps) {
  const { t } = useLingui();
  return (
    <section
      className={classNames(flow.stack2, styles.stop)}
      style={{ '--day': dayColour(day) } as React.CSSProperties}
      aria-label={card?.name ?? t`Comida`}
    >
      <p className={`num ${textStyles.soft}`}>
        {formatClock(stop.begin)}–{formatClock(stop.begin + stop.minutes)} · {formatDuration(stop.minutes)}
      </p>
      <h3 className={textStyles.titleM}>{card?.name ?? t`Comida por tu cuenta`}</h3>
      <p className={textStyles.soft}>{stop.text}</p>
      {card ? (
        <Actions>
          <ButtonLink kind="quiet" size="small" to={paths.place(card.slug)}>
            <Trans>Ver el lugar</Trans>
          </ButtonLink>
          <AddToTripButton place={card} kind="quiet" size="small" alone />
        </Actions>
      ) : null}
    </section>
  );
}
