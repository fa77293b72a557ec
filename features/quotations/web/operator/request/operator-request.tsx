import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Trouble } from '#features/backoffice/web/public.ts';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { Conversation } from '#features/conversations/web/public.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import type { OperatorOffer } from '../../../contract/operator.ts';
import { declineQuotation, viewOperatorOffer, withdrawOffer } from '../../../contract/operator-routes.ts';
import { askedPartyWords, askedWhenWords } from '../../../contract/quotation-words.ts';
import { AwaitNetwork } from '../await-network.tsx';
import { OfferEditor } from '../editor/offer-editor.tsx';
import { keepsDraft } from '../editor/use-offer-draft.ts';
import { OfferStateBadge } from '../offer-state-badge.tsx';
import { operatorOfferQuery, quotationsKey } from '../operator.queries.ts';
import { OperatorHistory } from './operator-history.tsx';
import styles from './operator-request.module.css';
import { RefuseActs } from './refuse-acts.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestStatus } from './request-status.tsx';
import { SentVersions } from './sent-versions.tsx';
import { useOperatorAction } from './use-operator-action.ts';
import { useOperatorConversation } from './use-operator-conversation.ts';

const PARTS = ['pedido', 'oferta', 'mensajes'] as const;

const isOfCounts = ({ queryKey }: Query) =>
  queryKey.some((part) => part === 'one' || part === 'inbox' || part === 'counts');

/** Opening the screen marks the request as viewed. */
export function OperatorRequest({ offerId }: { offerId: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const query = operatorOfferQuery(api, operatorId, offerId);
  const { data, error, refetch, isPaused } = useQuery(query);
  const { mutate: view } = useMutation({
    mutationFn: () => api.call(viewOperatorOffer, { params: { operatorId, offerId }, quiet: true }),
    onSuccess: (offer) => {
      queries.setQueryData(query.queryKey, offer);
      void queries.invalidateQueries({ queryKey: [...quotationsKey(operatorId), 'inbox'] });
    },
  });
  const isNew = data?.state === 'requested';
  useEffect(() => {
    if (isNew) view();
  }, [isNew, view]);
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return isPaused ? <AwaitNetwork /> : <SkeletonList />;
  return <Opened offer={data} />;
}

function Opened({ offer }: { offer: OperatorOffer }) {
  const { t } = useLingui();
  const { id: operatorId } = useOperator();
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find((one) => one === search.get('parte')) ?? 'pedido';
  const { request, unread } = offer;
  const { wish, reference, name } = request;
  const names: Record<Part, string> = { pedido: t`El pedido`, oferta: t`Tu oferta`, mensajes: t`Mensajes` };
  const queries = useQueryClient();
  const forgetUnread = useCallback(
    () => void queries.invalidateQueries({ queryKey: quotationsKey(operatorId), predicate: isOfCounts }),
    [queries, operatorId],
  );
  const conversation = useOperatorConversation(offer.id);
  const who = name ?? t`El viajero`;
  const awaitsAnswer = offer.can.includes('send') && offer.state !== 'answered';
  return (
    <div className={`${styles.request} ${flow.stack45}`} data-part={part}>
      <header className={flow.stack2}>
        <p className={`${flow.row3} ${textStyles.note}`}>
          <OfferStateBadge state={offer.state} />
          <span className="num">{spacedReference(reference)}</span>
          {request.asked > 1 && (
            <Plural
              value={request.asked - 1}
              one="También le preguntó a otro operador"
              other="También les preguntó a # operadores"
            />
          )}
        </p>
        <p className="num">
          <b>{who}</b> · {askedPartyWords(wish.party)} · {askedWhenWords(wish.when)}
        </p>
      </header>
      <RequestStatus offer={offer} />
      <nav className={styles.parts} aria-label={t`Partes de la cotización`}>
        <ul>
          {PARTS.map((one) => (
            <li key={one} data-part={one}>
              <button
                type="button"
                aria-current={one === part ? 'page' : undefined}
                onClick={() => setSearch({ parte: one }, { replace: true, preventScrollReset: true })}
              >
                {names[one]}
                {one === 'mensajes' && unread > 0 && part !== 'mensajes' && (
                  <Badge tone="doubt" className="num">
                    {unread} <span className="sr">{t`sin leer`}</span>
                  </Badge>
                )}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <aside className={`${flow.stack6} ${flow.shrinks}`}>
        <RequestDetails request={request} loadPicture={conversation.loadPicture}>
          <Trans>
            Su correo, y su teléfono si lo dejó, los verás cuando acepte tu oferta; hasta entonces, escríbele aquí.
          </Trans>
        </RequestDetails>
        {awaitsAnswer && (
          <Actions className={styles.answer}>
            <Button onClick={() => setSearch({ parte: 'oferta' }, { replace: true })}>
              <Trans>Responder</Trans>
            </Button>
          </Actions>
        )}
        <OperatorHistory history={offer.history} who={who} />
      </aside>
      <div className={`${styles.main} ${flow.stack45} ${flow.shrinks}`}>
        {part === 'mensajes' ? (
          <section className={`${styles.conversation} ${flow.stack45}`} aria-label={t`Conversación`}>
            <h2 className={textStyles.titleM}>
              <Trans>Conversación con {who}</Trans>
            </h2>
            <Conversation calls={conversation} side="operator" other={who} onRead={forgetUnread} />
          </section>
        ) : (
          <OfferPart offer={offer} />
        )}
      </div>
    </div>
  );
}

function OfferPart({ offer }: { offer: OperatorOffer }) {
  const { state, draft, can, version } = offer;
  const act = useOperatorAction(offer.id);
  const [isAnew, setAnew] = useState(false);
  const mayWrite = can.includes('send');
  // If the person has typed content, the editor stays open even if a colleague sends a version.
  const isWriting = mayWrite && (state !== 'answered' || draft !== null || isAnew || keepsDraft(offer.id));
  return (
    <>
      {isWriting && <OfferEditor key={version} offer={offer} />}
      {mayWrite && !isWriting && (
        <Actions>
          <Button kind="quiet" onClick={() => setAnew(true)}>
            <Trans>Preparar otra versión</Trans>
          </Button>
        </Actions>
      )}
      <SentVersions offer={offer} />
      <RefuseActs
        can={can}
        decline={(body) => act((api, params) => api.call(declineQuotation, { params, body, quiet: true }))}
        withdraw={(body) => act((api, params) => api.call(withdrawOffer, { params, body, quiet: true }))}
      />
    </>
  );
}

type Part = (typeof PARTS)[number];
