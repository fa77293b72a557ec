import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AccountCard, AccountFrame, AccountList } from '#features/accounts/web/public.ts';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { questionPaths } from '#web/paths/question.ts';
import { paths } from '#web/paths/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { OwnQuestion } from '../contract/ask.ts';
import { listAccountQuestions } from '../contract/routes.ts';
import { STATE_WORDS } from './own/state-words.ts';

export const head = () => ({ title: 'Preguntas', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <AccountFrame title={t`Preguntas`} lead={<Trans>Lo que preguntaste, y lo que te respondieron.</Trans>}>
      {() => <Own />}
    </AccountFrame>
  );
}

function Own() {
  const { t } = useLingui();
  const api = useApi();
  const questions = useQuery({
    queryKey: ['own questions'],
    queryFn: ({ signal }) => api.call(listAccountQuestions, { signal, quiet: true }),
  });
  return (
    <AccountList
      query={questions}
      empty={{
        title: t`Aún no preguntaste nada`,
        words: <Trans>En la página de cada lugar y de cada plan puedes preguntar lo que no encuentres.</Trans>,
        action: (
          <ButtonLink to={paths.explore()}>
            <Trans>Ver los lugares</Trans>
          </ButtonLink>
        ),
      }}
      card={(question) => <OwnCard question={question} />}
    />
  );
}

function OwnCard({ question }: { question: OwnQuestion }) {
  const { i18n } = useLingui();
  const { timeZone } = useFace();
  const { id, state, body, about, writtenAt } = question;
  return (
    <AccountCard
      to={questionPaths.one(id)}
      isOver={state === 'removed' || state === 'withdrawn'}
      day={localDate(timeZone, new Date(writtenAt))}
      end={<small>{i18n._(STATE_WORDS[state])}</small>}
    >
      <span>
        <b>{body}</b>
        {about && <small>{about.name}</small>}
      </span>
    </AccountCard>
  );
}
