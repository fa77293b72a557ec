import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ownerPaths } from '#web/paths/owner.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useOwnedPlace } from '../frame/owner-room.tsx';
import { TaskHead } from './task-head.tsx';

/** Questions or reviews of travellers wait for an answer. */
export function VoiceTask({ kind, number }: { kind: 'question' | 'review'; number: number }) {
  const { t } = useLingui();
  const { place, waiting } = useOwnedPlace();
  const isQuestion = kind === 'question';
  return (
    <>
      <TaskHead
        number={number}
        about={isQuestion ? t`Preguntas · de viajeros` : t`Opiniones · de quienes vinieron`}
        title={
          isQuestion ? (
            <Plural value={waiting.questions} one="Una pregunta espera" other="# preguntas esperan" />
          ) : (
            <Plural value={waiting.reviews} one="Una opinión espera" other="# opiniones esperan" />
          )
        }
      />
      <ButtonLink
        kind={number === 1 ? 'accent' : 'quiet'}
        to={isQuestion ? ownerPaths.questions(place.id) : ownerPaths.reviews(place.id)}
      >
        {isQuestion ? <Trans>Responder</Trans> : <Trans>Leer y responder</Trans>}
      </ButtonLink>
    </>
  );
}
