import { Trans } from '@lingui/react/macro';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { TripCredit } from '../../contract/kept-trip.ts';

/** Names the public trip from which a trip was copied. */
export function BasedOn({ credit: { id, title, author } }: { credit: TripCredit }) {
  const original = (
    <TextLink kind="inline" to={publicTripPaths.one(id)}>
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
