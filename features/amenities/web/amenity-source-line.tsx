import { Trans } from '@lingui/react/macro';
import { formatDay } from '#web/format/dates.ts';
import textStyles from '#web/ui/text.module.css';
import type { AmenitySource } from '../contract/amenity.ts';

export function AmenitySourceLine({ source }: { source: AmenitySource }) {
  const name = source.url ? (
    <a href={source.url} target="_blank" rel="noreferrer">
      {source.attribution}
    </a>
  ) : (
    source.attribution
  );
  const date = formatDay(source.date);
  return (
    <p className={textStyles.note}>
      <Trans>
        {name}, {date}. Nadie los ha visitado para confirmarlos.
      </Trans>
    </p>
  );
}
