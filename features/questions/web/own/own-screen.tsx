import { Trans, useLingui } from '@lingui/react/macro';
import { type GuestDocuments, useGuestDocument } from '#web/guest/use-guest-document.ts';
import type { Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { accountPaths } from '#web/paths/account.ts';
import { questionPaths } from '#web/paths/question.ts';
import { paths } from '#web/paths/site.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { OwnQuestion as Own } from '../../contract/ask.ts';
import { QUESTION_SECRET_HEADER } from '../../contract/headers.ts';
import { confirmQuestion, resolveQuestion, showQuestion, withdrawQuestion } from '../../contract/routes.ts';
import styles from './own.module.css';
import { OwnQuestion } from './own-question.tsx';

/** Questions have no PIN. */
const QUESTIONS: GuestDocuments<Own> = {
  secretHeader: QUESTION_SECRET_HEADER,
  pinHeader: QUESTION_SECRET_HEADER,
  load: (api, id, headers) => api.fetch(showQuestion, { params: { id }, headers, quiet: true }),
  needsKey: true,
};

export function OwnScreen({ id }: { id: string }) {
  const { opened, key, take } = useGuestDocument(QUESTIONS, id);
  return (
    <div className={`wrap ${styles.page}`}>
      {opened.step === 'loading' && (
        <div role="status">
          <h1>
            <Trans>Tu pregunta</Trans>
          </h1>
          <span className="sr">
            <Trans>Cargando…</Trans>
          </span>
          <Skeleton width="100%" height="240px" />
        </div>
      )}
      {opened.step === 'closed' && <Closed id={id} problem={opened.problem} />}
      {opened.step === 'open' && <Open question={opened.document} headers={key} onChange={take} />}
    </div>
  );
}

function Closed({ id, problem }: { id: string; problem: Problem | null }) {
  return (
    <>
      <h1>
        <Trans>Tu pregunta</Trans>
      </h1>
      <p className={styles.lead} role={problem ? 'alert' : undefined}>
        {problem?.detail ?? <Trans>Abre el enlace entero de tu correo, o entra con la cuenta que preguntó.</Trans>}
      </p>
      <Actions>
        <ButtonLink to={accountPaths.signIn(questionPaths.one(id))}>
          <Trans>Entrar con mi cuenta</Trans>
        </ButtonLink>
        <ButtonLink kind="quiet" to={paths.explore()}>
          <Trans>Ver los lugares</Trans>
        </ButtonLink>
      </Actions>
    </>
  );
}

interface OpenProps {
  question: Own;
  headers: Record<string, string>;
  onChange: (question: Own) => void;
}

function Open({ question, headers, onChange }: OpenProps) {
  const { t } = useLingui();
  const api = useApi();
  const submission = useSubmit();
  const act = (route: typeof confirmQuestion | typeof withdrawQuestion) =>
    void submission.submit(async (call) =>
      onChange(await api.call(route, { params: { id: question.id }, headers, ...call })),
    );
  const resolve = (resolved: boolean) =>
    void submission.submit(async (call) => {
      const params = { id: question.id };
      onChange(await api.call(resolveQuestion, { params, headers, body: { resolved }, ...call }));
      if (resolved)
        toast({
          text: t`Gracias: así quien responde sabe que ayudó.`,
          action: { label: t`Deshacer`, run: () => resolve(false) },
        });
    });
  return (
    <OwnQuestion
      question={question}
      busy={submission.isBusy}
      confirm={() => act(confirmQuestion)}
      withdraw={() => act(withdrawQuestion)}
      resolve={resolve}
    >
      <FormProblem of={submission} />
    </OwnQuestion>
  );
}
