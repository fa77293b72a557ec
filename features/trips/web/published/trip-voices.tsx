import { Trans, useLingui } from '@lingui/react/macro';
import { Gallery } from '#features/photos/web/public.ts';
import { Voices } from '#features/places/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { Queries } from '#web/http/queries.tsx';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { TRIP_REVIEW_PARTS } from '../../contract/review-parts.ts';
import type { PublicTripData } from './published-trip.ts';
import { ReportTrip } from './report/report-trip.tsx';
import styles from './trip-voices.module.css';

/** The photos, questions and reviews of a published trip. */
export function TripVoices({ trip }: { trip: PublicTripData }) {
  const { t } = useLingui();
  const face = useFace();
  const { id, document, published, photos, questions, reviews } = trip;
  const { title: name } = document;
  const [first] = published.places;
  return (
    <Queries>
      <div className={styles.voices}>
        <section className={styles.gallery} aria-label={t`Fotos`}>
          <Gallery
            about={{ kind: 'trip', id, name }}
            first={photos}
            poster={
              <div className={styles.art}>
                <img
                  src={posterUrl({
                    region: face.id,
                    ...(first?.poster ?? { scene: face.empty.quiet, seed: face.empty.quiet }),
                  })}
                  alt={first ? t`Dibujo de ${first.name}` : ''}
                  width={444}
                  height={490}
                  loading="lazy"
                />
              </div>
            }
            posterNote={<Trans>Ilustración de {face.product}, no una foto.</Trans>}
          />
        </section>
        <Voices
          stacked
          about={{
            kind: 'trip',
            id,
            name,
            answers: t`Responde quien hizo el viaje, o la región. Te avisamos por correo.`,
            ownerAnswers: t`Responde: quien hizo el viaje`,
          }}
          questions={questions}
          reviews={reviews}
          reviewsOf={{ trip: id }}
          answeredBy={t`Responde: quien hizo el viaje`}
          reviewSubject={
            reviews?.writable
              ? {
                  ...{ kind: 'trip', id, name, page: publicTripPaths.one(id), parts: TRIP_REVIEW_PARTS },
                  ...{ invitation: t`¿Hiciste este viaje?`, hasCode: false },
                }
              : undefined
          }
        />
      </div>
      <ReportTrip id={id} />
    </Queries>
  );
}
