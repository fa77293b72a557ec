import { Trans } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import type { Category, PlaceDetail } from '../../contract/place.ts';

const PROVIDERS: readonly Category[] = ['lodging', 'food', 'activity', 'transport', 'service'];

export function ListingLaw({ place }: { place: PlaceDetail }) {
  const { notices, register } = useFace().law.listing;
  if (!PROVIDERS.includes(place.category) || (notices.length === 0 && !register)) return null;
  return (
    <section aria-labelledby="contratar">
      <h2 id="contratar">
        <Trans>Antes de contratar</Trans>
      </h2>
      {register && (
        <p>
          <b>{register.name}.</b>{' '}
          {place.register ? (
            <Trans>El número de este prestador es {place.register.number}.</Trans>
          ) : (
            <Trans>No tenemos el número de este prestador: compruébalo antes de pagarle por adelantado.</Trans>
          )}{' '}
          {register.url && (
            <a href={register.url} target="_blank" rel="noreferrer">
              <Trans>Consultar {register.shortName}</Trans>
            </a>
          )}
        </p>
      )}
      {notices.map(({ id, title, text }) => (
        <p key={id}>
          <b>{title}.</b> {text}
        </p>
      ))}
    </section>
  );
}
