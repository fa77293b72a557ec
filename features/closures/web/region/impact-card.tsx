import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Value } from 'typebox/value';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import { useSettled } from '#web/use-settled.ts';
import { ClosureInput } from '../../contract/closure.ts';
import { closureWords } from '../../contract/closure-words.ts';
import { impactQuery } from './closure.queries.ts';
import styles from './closure-form.module.css';

const PAUSE_MS = 350;

export function ImpactCard({ input }: { input: ClosureInput }) {
  const today = localDate(useFace().timeZone);
  const settled = useSettled(input, PAUSE_MS);
  const isWhole = settled.kind === 'place' ? settled.place !== null : settled.area !== null && Boolean(settled.name);
  // The reason and the source do not change the effect, so they may be empty.
  const asked = isWhole
    ? {
        ...settled,
        reason: settled.reason.length < 3 ? 'aviso' : settled.reason,
        source: settled.source.length < 2 ? 'sitio' : settled.source,
      }
    : null;
  const { data, isFetching } = useQuery(
    impactQuery(useApi(), asked && Value.Check(ClosureInput, asked) ? asked : null),
  );
  return (
    <Card as="section" aria-live="polite">
      <h2 className={classNames(textStyles.note, textStyles.strong)}>
        <Trans>Así se leerá</Trans>
      </h2>
      <blockquote className={classNames(textStyles.titleM, textStyles.quote)}>
        {closureWords({ ...input, name: input.name || '…', reason: input.reason || '…' }, today)}
      </blockquote>
      <h2 className={classNames(textStyles.note, textStyles.strong)}>
        <Trans>A qué toca</Trans>
      </h2>
      {!asked ? (
        <p className={textStyles.note}>
          <Trans>Di qué cierra y lo contamos.</Trans>
        </p>
      ) : data ? (
        <ul className={classNames('num', flow.stack2, styles.counts)} data-busy={isFetching || undefined}>
          <li>
            <Plural value={data.places} one="# lugar" other="# lugares" />
          </li>
          <li>
            <Plural value={data.itineraries.length} one="# itinerario publicado" other="# itinerarios publicados" />
            {data.itineraries.length > 0 && (
              <small className={textStyles.soft}>
                {data.itineraries.map(({ id, title }, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <Link to={regionPaths.itinerary(id)}>{title}</Link>
                  </span>
                ))}
              </small>
            )}
          </li>
          <li>
            <Plural value={data.plans} one="# plan" other="# planes" />
            {data.departures > 0 && (
              <small className={textStyles.soft}>
                <Plural value={data.departures} one="# salida" other="# salidas" />
                {', '}
                <Plural value={data.bookings} one="# reserva pagada" other="# reservas pagadas" />
              </small>
            )}
          </li>
          <li>
            <Plural
              value={data.trips}
              one="# viaje guardado en esas fechas"
              other="# viajes guardados en esas fechas"
            />
          </li>
        </ul>
      ) : (
        <Skeleton width="70%" />
      )}
    </Card>
  );
}
