import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, MapPinCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Reviews, type ReviewsOf } from '#features/reviews/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDayOf } from '#web/format/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import textStyles from '#web/ui/text.module.css';
import type { PlaceData } from './place-data.ts';
import styles from './place-voices.module.css';

export function PlaceVoices({ data: { place, questions, reviews } }: { data: PlaceData }) {
  const { t } = useLingui();
  return (
    <Voices
      questions={questions}
      reviews={reviews}
      reviewsOf={{ company: place.slug }}
      answeredBy={t`Responde el lugar`}
      showsPlan={reviews?.items.some(({ plan }) => plan !== null)}
    />
  );
}

interface VoicesProps extends Pick<PlaceData, 'questions' | 'reviews'> {
  answeredBy: string;
  reviewsOf: ReviewsOf;
  showsPlan?: boolean;
  contact?: ReactNode;
  firstReview?: ReactNode;
  children?: ReactNode;
}

export function Voices(props: VoicesProps) {
  const { questions, reviews, answeredBy, reviewsOf, showsPlan, contact, firstReview, children } = props;
  const { t } = useLingui();
  const { timeZone } = useFace();
  const badges = {
    owner: answeredBy,
    verified_visitor: t`Responde alguien que estuvo allí`,
    region: t`Responde la región`,
  };
  const hasQuestions = questions === null || questions.items.length > 0 || contact !== undefined;
  const hasReviews = reviews === null || reviews.items.length > 0 || firstReview !== undefined;
  if (!(hasQuestions || hasReviews)) return null;
  return (
    <div className={styles.voices}>
      {hasQuestions && (
        <section className={flow.stack4} aria-labelledby="preguntas">
          <h2 id="preguntas">
            <Trans>Preguntas</Trans>
          </h2>
          {questions?.items.length
            ? questions.items.map((question) => (
                <article key={question.id} className={classNames(flow.part, flow.stack2)}>
                  <h3>{question.body}</h3>
                  {question.answers.map((answer) => (
                    <div key={answer.publishedAt}>
                      <p>{answer.body}</p>
                      <p className={classNames(flow.row2, textStyles.note)}>
                        {answer.badge === 'verified_visitor' ? (
                          <MapPinCheck size={16} className={textStyles.open} aria-hidden />
                        ) : (
                          <BadgeCheck size={16} className={textStyles.open} aria-hidden />
                        )}
                        {badges[answer.badge]} · {formatDayOf(answer.publishedAt, timeZone)}
                      </p>
                    </div>
                  ))}
                </article>
              ))
            : questions === null && (
                <Invitation seed="preguntas" title={t`Las preguntas no llegaron`}>
                  <Trans>El resto de la página está completo. Vuelve a cargarla en un momento.</Trans>
                </Invitation>
              )}
          {contact}
        </section>
      )}
      {hasReviews && (
        <section className={flow.stack4} aria-labelledby="comentarios" id="opiniones">
          <h2 id="comentarios">
            <Trans>Opiniones</Trans>
          </h2>
          {children}
          <Reviews
            key={JSON.stringify(reviewsOf)}
            of={reviewsOf}
            first={reviews}
            answeredBy={answeredBy}
            showsPlan={showsPlan}
            empty={
              <Invitation seed="comentarios" title={reviews ? t`Aún no hay opiniones` : t`Las opiniones no llegaron`}>
                {reviews ? (
                  firstReview
                ) : (
                  <Trans>El resto de la página está completo. Vuelve a cargarla en un momento.</Trans>
                )}
              </Invitation>
            }
          />
        </section>
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
