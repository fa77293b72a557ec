import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, MapPinCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDay, formatMonth } from '#web/format/dates.ts';
import type { PlaceData } from './place-data.ts';
import styles from './place-voices.module.css';

export function PlaceVoices({ data: { place, questions, comments } }: { data: PlaceData }) {
  const { t } = useLingui();
  return <Voices name={place.name} questions={questions} comments={comments} answeredBy={t`Responde el lugar`} />;
}

interface VoicesProps extends Pick<PlaceData, 'questions' | 'comments'> {
  /** Of what they are about. */
  name: string;
  /** Whose answer it is when its owner gives it. */
  answeredBy: string;
  /** How to ask whoever is asked about. */
  contact?: ReactNode;
}

/** Questions and comments of people. None is invented: an empty side says how the first one comes about. */
export function Voices({ name, questions, comments, answeredBy, contact }: VoicesProps) {
  const { t } = useLingui();
  const badges = {
    owner: answeredBy,
    verified_visitor: t`Responde alguien que estuvo allí`,
    region: t`Responde la región`,
  };
  const levels = [
    t`Con cuenta`,
    t`Correo comprobado`,
    t`Cotización respondida`,
    t`Estuvo en el lugar`,
    t`Reserva cumplida`,
  ];
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
                    {badges[answer.badge]} · {formatDay(answer.publishedAt.slice(0, 10))}
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
      <section aria-labelledby="comentarios">
        <h2 id="comentarios">
          <Trans>Comentarios</Trans>
        </h2>
        {comments?.items.length ? (
          <>
            <p className={styles.count}>
              <Plural value={comments.count} one="# comentario." other="# comentarios." />{' '}
              {comments.mean === null ? (
                <Trans>La nota se muestra cuando son bastantes para decir algo.</Trans>
              ) : (
                <Trans>Nota media: {comments.mean.toFixed(1).replace('.', ',')} de 5.</Trans>
              )}
            </p>
            {comments.items.map((comment) => (
              <article key={comment.id} className={styles.voice}>
                <p className={styles.level} data-level={comment.verification}>
                  <span className={styles.steps} aria-hidden="true">
                    {[1, 2, 3, 4].map((step) => (
                      <i key={step} data-on={step <= comment.verification || undefined} />
                    ))}
                  </span>
                  {levels[comment.verification]}
                </p>
                <p className={styles.say}>{comment.body}</p>
                <p className={styles.by}>
                  <b>{comment.author}</b> · <Trans>{comment.rating} de 5</Trans>
                  {comment.visitedOn && ` · ${formatMonth(comment.visitedOn)}`}
                </p>
                {comment.reply && (
                  <blockquote>
                    {answeredBy}: {comment.reply.body}
                  </blockquote>
                )}
              </article>
            ))}
          </>
        ) : (
          <Invitation seed="comentarios" title={comments ? t`Aún no hay comentarios` : t`Los comentarios no llegaron`}>
            {comments ? (
              <Trans>
                Solo contarán quienes hayan estado: cada comentario dirá cómo se comprobó la visita. Nadie paga por
                salir primero.
              </Trans>
            ) : (
              <Trans>El resto de la página está completo. Vuelve a cargarla en un momento.</Trans>
            )}
          </Invitation>
        )}
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
