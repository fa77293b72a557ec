import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { accountPaths } from '#web/paths/account.ts';
import { reviewPaths } from '#web/paths/review.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import type { AccountReview, AccountReviewBody } from '../../contract/account-review.ts';
import { showAccountReview, withdrawAccountReview } from '../../contract/account-routes.ts';
import { LEVELS } from '../../contract/levels.ts';
import { codeFragment, WRITE_FRAGMENT } from '../../contract/presence-code.ts';
import type { Review } from '../../contract/public-review.ts';
import { draftOf, firstDraft, keepAccountDraft } from './account-draft.ts';
import { AccountForm } from './account-form.tsx';
import { CodeView } from './code-view.tsx';
import type { ReviewSubject } from './review-subject.ts';
import { Thanks } from './thanks.tsx';
import { asPublic, isShown } from './written-review.ts';

interface ReviewSheetProps {
  subject: ReviewSubject;
  open: boolean;
  /** A code with which the page was opened, or null. */
  code: string | null;
  /** The review as the page shows it, or null after an undo or a failure. */
  onWritten: (review: Review | null) => void;
  onClose: () => void;
}

type View = 'form' | 'code' | 'thanks';

export default function ReviewSheet({ subject, open, code, onWritten, onClose }: ReviewSheetProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const person = useSession((session) => session.person);
  const [view, setView] = useState<View>(code ? 'code' : 'form');
  const [sent, setSent] = useState<{ body: AccountReviewBody; review: AccountReview | null } | null>(null);
  const undoing = useSubmit();
  const [isProvedHere, setIsProvedHere] = useState(false);
  const queryKey = ['own review', subject.kind, subject.id];
  const own = useQuery({
    queryKey,
    enabled: open && person !== null && (!subject.onlyWithCode || isProvedHere),
    queryFn: ({ signal }) =>
      api.call(showAccountReview, { query: { kind: subject.kind, id: subject.id }, signal, quiet: true }),
  });
  const titles: Record<View, string> = { form: t`Tu opinión`, code: t`Estás en el lugar`, thanks: t`¡Gracias!` };
  const known = own.data?.review ?? null;
  const isProved = Boolean(own.data?.provedAt);
  const needsCode = subject.onlyWithCode === true && !isProvedHere;
  const close = () => {
    if (sent?.review) {
      setSent(null);
      setView('form');
    }
    onClose();
  };
  const undo = () =>
    undoing.submit(async (call) => {
      const { review } = sent!;
      await api.call(withdrawAccountReview, { params: { commentId: review!.id }, ...call });
      keepAccountDraft(subject, draftOf(review!));
      await queries.invalidateQueries({ queryKey });
      onWritten(null);
      setSent(null);
      setView('form');
    });

  return (
    <Sheet open={open} onClose={close} side="centre" label={titles[view === 'code' && !person ? 'form' : view]}>
      <div className={sheet.body}>
        <p className={textStyles.soft}>{subject.name}</p>
        {person && own.error && !own.data && <Trouble error={own.error} retry={() => void own.refetch()} />}
        {person && own.isPending && !needsCode && <Skeleton width="100%" height="240px" />}
        {view === 'code' && person && (own.data || needsCode) && (
          <CodeView
            subject={subject}
            first={code ?? ''}
            onWithout={() => (needsCode ? onClose() : setView('form'))}
            onProved={(provedAt) => {
              setIsProvedHere(true);
              if (own.data) queries.setQueryData(queryKey, { ...own.data, provedAt });
              setView('form');
            }}
          />
        )}
        {known && !known.can.write && known.state !== 'withdrawn' && view !== 'thanks' ? (
          <Settled review={known} />
        ) : (
          (!person || own.data) && (
            <div hidden={view === 'thanks' || (view === 'code' && person !== null)}>
              <AccountForm
                key={`${person?.id ?? 'guest'}/${known?.id ?? ''}`}
                subject={subject}
                first={firstDraft(subject, known, own.data?.suggestedAuthor ?? '')}
                isNew={known === null || known.state === 'withdrawn'}
                isProved={isProved}
                entry={
                  person ? undefined : (
                    <div className={flow.stack2}>
                      <ButtonLink block to={accountPaths.signIn(backTo(subject, code))}>
                        <Trans>Entrar para publicar</Trans>
                      </ButtonLink>
                      <p className={textStyles.note}>
                        <Trans>Lo que escribiste te espera aquí.</Trans>
                      </p>
                    </div>
                  )
                }
                onCode={() => setView('code')}
                onSending={(body) => {
                  setSent({ body, review: null });
                  setView('thanks');
                  onWritten(expected(body, levelOf(subject, isProved)));
                }}
                onSent={(review) => {
                  setSent((before) => before && { ...before, review });
                  onWritten(isShown(review) ? asPublic(review) : null);
                  void queries.invalidateQueries({ queryKey });
                }}
                onFailed={() => {
                  setSent(null);
                  setView('form');
                  onWritten(known && isShown(known) ? asPublic(known) : null);
                }}
              />
            </div>
          )
        )}
        {view === 'thanks' && sent && (
          <Thanks
            review={sent.review ? asPublic(sent.review) : expected(sent.body, levelOf(subject, isProved))}
            state={!sent.review ? 'sending' : isShown(sent.review) ? 'published' : 'held'}
            name={subject.name}
            undoing={undoing}
            onUndo={() => void undo()}
            onClose={close}
          />
        )}
      </div>
    </Sheet>
  );
}

function Settled({ review }: { review: AccountReview }) {
  return (
    <div className={flow.stack3}>
      <p>
        {review.state === 'removed' || review.state === 'appealed' ? (
          <Trans>La región retiró tu opinión. En «Tus opiniones» ves el motivo y puedes apelar.</Trans>
        ) : (
          <Trans>Ya opinaste aquí. Como ya la respondieron o la revisó la región, así se queda.</Trans>
        )}
      </p>
      <ButtonLink kind="quiet" to={reviewPaths.account()}>
        <Trans>Ver mis opiniones</Trans>
      </ButtonLink>
    </div>
  );
}

function levelOf({ byQuotation }: ReviewSubject, isProved: boolean): number {
  if (isProved) return LEVELS.presence;
  return byQuotation ? LEVELS.quotation : LEVELS.email;
}

/** The review before the server answers. */
function expected(body: AccountReviewBody, verification: number): Review {
  const { about, visitedMonth, title = null, ...review } = body;
  return {
    ...review,
    title,
    id: `sending/${about.id}`,
    owner: '',
    plan: null,
    verification,
    visitedOn: visitedMonth ? `${visitedMonth}-01` : null,
    reply: null,
    publishedAt: new Date().toISOString(),
    useful: 0,
    fictional: false,
  };
}

const backTo = ({ page }: ReviewSubject, code: string | null) => page + (code ? codeFragment(code) : WRITE_FRAGMENT);
