import { Plural, Trans } from '@lingui/react/macro';
import { formatMonth } from '#web/format/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/text.module.css';

interface TripMeasures {
  days: number;
  stops: number;
  startDate: string;
}

export function TripMeasureLine({ days, stops, startDate }: TripMeasures) {
  return (
    <span className={classNames(textStyles.small, textStyles.strong)}>
      <Plural value={days} one="# día" other="# días" />
      {' · '}
      <Plural value={stops} one="# parada" other="# paradas" />
      {' · '}
      {formatMonth(startDate)}
    </span>
  );
}

export function AuthorLine({ author, copies }: { author: string | null; copies: number }) {
  return (
    <span>
      {author ? <Trans>Por {author}</Trans> : <Trans>Quien lo hizo prefiere no dar su nombre</Trans>}
      {copies > 0 && (
        <>
          {' · '}
          <Plural value={copies} one="copiado # vez" other="copiado # veces" />
        </>
      )}
    </span>
  );
}
