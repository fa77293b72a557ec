import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type QuestionSubject, Questions } from '#features/questions/web/public.ts';
import { OFFER_PARTS } from '#features/reviews/contract/review-content.ts';
import { type ReviewSubject, Reviews, type ReviewsOf, WriteReview } from '#features/reviews/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import textStyles from '#web/ui/text.module.css';
import { REVIEW_PARTS } from '../../contract/review-parts.ts';
import type { PlaceData } from './place-data.ts';
import styles from './place-voices.module.css';

export function PlaceVoices({ data: { place, questions, reviews } }: { data: PlaceData }) {
  const { t } = useLingui();
  return (
    <>
      <Voices
        about={{
          kind: 'company',
          id: place.slug,
          name: place.name,
          answers:
            place.claim === 'claimed'
              ? t`Responde su responsable. Te avisamos por correo.`
              : t`Responde la región. Te avisamos por correo.`,
        }}
        questions={questions}
        reviews={reviews}
        reviewsOf={{ company: place.slug }}
        answeredBy={t`Responde: su responsable`}
        reviewSubject={subjectOf(place, reviews, t`¿Estuviste aquí?`)}
        showsPlan={reviews?.items.some(({ plan }) => plan !== null)}
      />
      {reviews && !reviews.writable && place.category === 'service' && (
        <WriteReview
          look="none"
          subject={{
            ...{ kind: 'company', id: place.slug, name: place.name, page: paths.place(place.slug) },
            ...{ parts: OFFER_PARTS, invitation: t`¿Estuviste aquí?`, hasCode: true, onlyWithCode: true },
          }}
          onWritten={() => undefined}
        />
      )}
    </>
  );
}

/** The reviews on an operator's public profile are reviews of bookings. */
const subjectOf = (
  place: PlaceData['place'],
  reviews: PlaceData['reviews'],
  invitation: string,
): ReviewSubject | undefined =>
  reviews?.writable
    ? {
        ...{ kind: 'company', id: place.slug, name: place.name },
        page: paths.place(place.slug),
        parts: REVIEW_PARTS[place.category],
        ...{ invitation, hasCode: true },
      }
    : undefined;

interface VoicesProps extends Pick<PlaceData, 'questions' | 'reviews'> {
  about: QuestionSubject;
  answeredBy: string;
  reviewsOf: ReviewsOf;
  showsPlan?: boolean;
  contact?: ReactNode;
  firstReview?: ReactNode;
  /** Present if people review the owner with an account. */
  reviewSubject?: ReviewSubject;
  /** The reviews stand below the questions, also on a wide screen. */
  stacked?: boolean;
  children?: ReactNode;
}

export function Voices(props: VoicesProps) {
  const { about, questions, reviews, answeredBy, reviewsOf, showsPlan, contact, firstReview, reviewSubject, children } =
    props;
  const { stacked = false } = props;
  const { t } = useLingui();
  const hasReviews =
    reviews === null || reviews.items.length > 0 || firstReview !== undefined || reviewSubject !== undefined;
  return (
    <div className={classNames(styles.voices, stacked && styles.stacked)}>
      <Questions
        key={`${about.kind}/${about.id}`}
        about={about}
        first={questions}
        failed={
          <Invitation seed="preguntas" title={t`Las preguntas no llegaron`}>
            <Trans>El resto de la página está completo. Vuelve a cargarla en un momento.</Trans>
          </Invitation>
        }
        contact={contact}
      />
      {hasReviews && (
        <Reviews
          key={JSON.stringify(reviewsOf)}
          of={reviewsOf}
          first={reviews}
          answeredBy={answeredBy}
          showsPlan={showsPlan}
          subject={reviewSubject}
          empty={
            <Invitation seed="comentarios" title={reviews ? t`Aún no hay opiniones` : t`Las opiniones no llegaron`}>
              {reviews ? (
                firstReview
              ) : (
                <Trans>El resto de la página está completo. Vuelve a cargarla en un momento.</Trans>
              )}
            </Invitation>
          }
        >
          {children}
        </Reviews>
      )}
    </div>
  );
}

function Invitation({ seed, title, children }: { seed: string; title: string; children: ReactNode }) {
  const face = useFace();
  return (
    <div className={classNames(flow.part, styles.invitation)}>
      <PhotoFrame src={posterUrl({ region: face.id, scene: face.empty.voices, seed })} width={111} height={122} />
      <div className={flow.stack1}>
        <h3>{title}</h3>
        <p className={textStyles.soft}>{children}</p>
      </div>
    </div>
  );
}
