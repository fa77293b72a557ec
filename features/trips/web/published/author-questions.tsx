import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import {
  answerQuestionOfOwn,
  listQuestionsOfOwn,
  withdrawAnswerOfOwn,
} from '#features/questions/contract/received-routes.ts';
import { ReceivedQuestions } from '#features/questions/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './published.module.css';

/** The author of a public trip answers what readers ask. */
export function AuthorQuestions({ id }: { id: string }) {
  const api = useApi();
  const params = { kind: 'trip', owner: id } as const;
  return (
    <div className={`wrap ${flow.page}`}>
      <header className={classNames(flow.stack3, flow.start, styles.head)}>
        <TextLink kind="back" to={publicTripPaths.one(id)}>
          <ArrowLeft size={18} aria-hidden="true" />
          <Trans>Ver mi viaje público</Trans>
        </TextLink>
        <h1 className={textStyles.display}>
          <Trans>Preguntas sobre tu viaje</Trans>
        </h1>
        <p className={classNames(textStyles.lead, textStyles.soft)}>
          <Trans>De quienes lo leen. Tu respuesta la ven todos, con el nombre que publicaste.</Trans>
        </p>
      </header>
      <ReceivedQuestions
        queryKey={['trip-questions', id]}
        read={(query, signal) => api.call(listQuestionsOfOwn, { params, query, signal, quiet: true })}
        actions={{
          answer: (question, body, call) =>
            api.call(answerQuestionOfOwn, { params: { ...params, id: question }, body, ...call }),
          withdraw: (question, answerId, call) =>
            api.call(withdrawAnswerOfOwn, { params: { ...params, id: question, answerId }, ...call }),
        }}
        empty={<Trans>Cuando alguien pregunte sobre tu viaje te llega un correo, y la ves aquí.</Trans>}
      />
    </div>
  );
}
