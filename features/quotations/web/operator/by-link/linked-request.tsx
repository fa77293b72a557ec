import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { Conversation } from '#features/conversations/web/public.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { declineByLink } from '../../../contract/link-routes.ts';
import type { LinkedOffer } from '../../../contract/offer-link.ts';
import { askedPartyWords, askedWhenWords } from '../../../contract/quotation-words.ts';
import { clockOf } from '../inbox/clock.ts';
import { ClockLine } from '../inbox/clock-line.tsx';
import { useMinute } from '../inbox/use-minute.ts';
import { OfferStateBadge } from '../offer-state-badge.tsx';
import { RefuseActs } from '../request/refuse-acts.tsx';
import { RequestDetails } from '../request/request-details.tsx';
import { StatusCard, Title } from '../request/request-status.tsx';
import styles from './by-link.module.css';
import { useLinkConversation } from './use-link-conversation.ts';

interface LinkedRequestProps {
  offer: LinkedOffer;
  headers: Record<string, string>;
  hasDeclined: boolean;
  onDeclined: () => void;
}

export function LinkedRequest({ offer, headers, hasDeclined, onDeclined }: LinkedRequestProps) {
  const { t } = useLingui();
  const api = useApi();
  const { id, state, request, operator, zone, wanted, linkUntil } = offer;
  const { wish, source, reference, name, asked } = request;
  const who = name ?? t`El viajero`;
  const conversation = useLinkConversation(id, headers);
  return (
    <div className={`${styles.request} ${flow.stack5}`}>
      <header className={flow.stack2}>
        <p className={`${flow.row3} ${textStyles.note}`}>
          <span>
            {operator.name} {operator.fictional && <DemoBadge />}
          </span>
          <OfferStateBadge state={hasDeclined ? 'declined' : state} />
          <span className="num">{spacedReference(reference)}</span>
          {asked > 1 && (
            <Plural
              value={asked - 1}
              one="También le preguntó a otro operador"
              other="También les preguntó a # operadores"
            />
          )}
        </p>
        <h1>{source.title}</h1>
        <p className="num">
          <b>{who}</b> · {askedPartyWords(wish.party)} · {askedWhenWords(wish.when)}
        </p>
      </header>
      <div className={`${flow.stack4} ${flow.shrinks}`}>
        {hasDeclined ? (
          <StatusCard mood="over" live="status" title={<Trans>Dijiste que no puedes</Trans>}>
            <p>
              <Trans>Se lo contamos a {who} con tu motivo. No hace falta que hagas nada más.</Trans>
            </p>
          </StatusCard>
        ) : (
          <>
            <Status offer={offer} wanted={wanted} />
            <Actions>
              <ButtonLink to={operatorPaths.quotation(operator.id, id)}>
                {offer.version > 0 ? <Trans>Ver mi oferta en el panel</Trans> : <Trans>Preparar la oferta</Trans>}
              </ButtonLink>
              <RefuseActs
                can={offer.can}
                decline={async (body) => {
                  await api.call(declineByLink, { params: { offerId: id }, headers, body, quiet: true });
                  onDeclined();
                }}
              />
            </Actions>
            <p className={textStyles.note}>
              <Trans>
                Los precios se ponen en el panel, entrando con tu cuenta. Aquí lees, escribes o dices que no.
              </Trans>
            </p>
          </>
        )}
      </div>
      <aside className={flow.shrinks}>
        <RequestDetails request={request} loadPicture={conversation.loadPicture}>
          {hasDeclined ? null : state === 'accepted' ? (
            <Trans>Cómo contactarle está en el panel.</Trans>
          ) : (
            <Trans>Cómo contactarle lo verás en el panel cuando acepte tu oferta.</Trans>
          )}
        </RequestDetails>
      </aside>
      {!hasDeclined && (
        <>
          <section className={`${flow.stack4} ${flow.shrinks}`} aria-label={t`Conversación`}>
            <h2 className={textStyles.titleM}>
              <Trans>Conversación con {who}</Trans>
            </h2>
            <Conversation calls={conversation} side="operator" other={who} />
          </section>
          <p className={`${textStyles.note} num`}>
            <Trans>
              Este enlace es solo tuyo y vale hasta el {momentWords(new Date(linkUntil), zone)}: no lo reenvíes.
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}

function Status({ offer, wanted }: { offer: LinkedOffer; wanted: string | null }) {
  const now = useMinute();
  const clock = clockOf(offer, now);
  return (
    <StatusCard
      mood={clock?.urgency ?? 'done'}
      title={
        <Title
          offer={{
            state: offer.state,
            reason: null,
            expected: offer.expected,
            payment: offer.payment,
            request: { name: null },
          }}
        />
      }
    >
      {clock && <ClockLine clock={clock} now={now} zone={offer.zone} />}
      {wanted && <blockquote className={textStyles.quote}>{wanted}</blockquote>}
    </StatusCard>
  );
}
