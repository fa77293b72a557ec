import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, MapPinCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { commentRoutes } from '#features/comments/contract/routes.ts';
import { Reviews, type ReviewsOf } from '#features/comments/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDayOf } from '#web/format/dates.ts';
import type { PlaceData } from './place-data.ts';
import styles from './place-voices.module.css';

export function PlaceVoices({ data: { place, questions, comments } }: { data: PlaceData }) {
  const { t } = useLingui();
  return (
    <Voices
      name={place.name}
      questions={questions}
      comments={comments}
      reviewsOf={{ route: commentRoutes.company, query: { company: place.slug } }}
      answeredBy={t`Responde el lugar`}
    />
  );
}

interface VoicesProps extends Pick<PlaceData, 'questions' | 'comments'> {
  /** Of what they are about. */
  name: string;
  /** Whose answer it is when its owner gives it. */
  answeredBy: string;
  /** Where further reviews come from. */
  reviewsOf: ReviewsOf;
  /** Reviews say of which plan they are. */
  showsPlan?: boolean;
  /** How to ask whoever is asked about. */
  contact?: ReactNode;
  /** Above the reviews. */
  children?: ReactNode;
}

/** Questions and reviews of people. None is invented: an empty side says how the first one comes about. */
export function Voices(props: VoicesProps) {
  const { name, questions, comments, answeredBy, reviewsOf, showsPlan, contact, children } = props;
  const { t } = useLingui();
  const { timeZone } = useFace();
  const badges = {
    owner: answeredBy,
    verified_visitor: t`Responde alguien que estuvo allí`,
    region: t`Responde la región`,
  };
  return (
    <div className={styles.voices}>
      <section aria-labelledby="preguntas">
        <h2 id="preguntas">
          <Trans>Preguntas</Trans>
        </h2>
        {questions?.items.length ? (
          questions.items.map((question) => (
            <article key={question.id} className={styles.voice}>
              <h3>{question.body}</h3>
              {question.answers.map((answer) => (
                <div key={answer.publishedAt}>
                  <p>{answer.body}</p>
                  <p className={styles.by}>
                    {answer.badge === 'verified_visitor' ? (
                      <MapPinCheck size={16} aria-hidden />
                    ) : (
                      <BadgeCheck size={16} aria-hidden />
                    )}
                    {badges[answer.badge]} · {formatDayOf(answer.publishedAt, timeZone)}
                  </p>
                </div>
              ))}
            </article>
          ))
        ) : (
          <Invitation
            seed="preguntas"
            title={questions ? t`Nadie ha preguntado todavía` : t`Las preguntas no llegaron`}
          >
            {questions ? (
              <Trans>
                ¿Hay sombra, aceptan tarjeta, se entra con coche de bebé? Lo que se pregunte de {name} y su respuesta
                quedarán aquí, con quien responde.
              </Trans>
            ) : (
              <Trans>El resto de la página está completo. Vuelve a cargarla en un momento.</Trans>
            )}
          </Invitation>
        )}
        {contact}
      </section>
      <section aria-labelledby="comentarios" id="opiniones">
        <h2 id="comentarios">
          <Trans>Opiniones</Trans>
        </h2>
        {children}
        <Reviews
          key={JSON.stringify(reviewsOf)}
          of={reviewsOf}
          first={comments}
          answeredBy={answeredBy}
          showsPlan={showsPlan}
          empty={
            <Invitation seed="comentarios" title={comments ? t`Aún no hay opiniones` : t`Las opiniones no llegaron`}>
              {comments ? (
                <Trans>
                  Solo contarán quienes hayan estado: cada opinión dirá cómo se comprobó. Nadie paga por salir primero.
                </Trans>
              ) : (
                <Trans>El resto de la página está completo. Vuelve a cargarla en un momento.</Trans>
              )}
            </Invitation>
          }
        />
      </section>
    </div>
  );
}

/** A side without voices yet: a small poster and how the first one comes about. */
function Invitation({ seed, title, children }: { seed: string; title: string; children: ReactNode }) {
  const face = useFace();
  return (
    <div className={styles.invitation}>
      <img
        src={posterUrl({ region: face.id, scene: face.empty.voices, seed })}
        alt=""
        width={111}
        height={122}
        loading="lazy"
      />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </div>
  );
}
