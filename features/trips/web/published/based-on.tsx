import { Trans } from '@lingui/react/macro';
import { travellerPaths } from '#web/paths/traveller.ts';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { TripCredit } from '../../contract/kept-trip.ts';

/** Names the public trip from which a trip was copied. */
export function BasedOn({ credit: { id, title, author } }: { credit: TripCredit }) {
  const original = (
    <TextLink kind="inline" to={travellerPaths.publicTrip(id)}>
      «{title}»
    </TextLink>
  );
  return (
    <p className={textStyles.note}>
      {author ? (
        <Trans>
          Basado en el viaje {original} de {author}
        </Trans>
      ) : (
        <Trans>Basado en el viaje {original} de otra persona</Trans>
      )}
    </p>
  );
}
