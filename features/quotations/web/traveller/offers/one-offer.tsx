import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ConversationInView } from '#features/conversations/web/public.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { sellsBy } from '#features/policies/contract/sales.ts';
import { useFace } from '#web/face.ts';
import { formatDate } from '#web/format/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { shownContent } from '../../../contract/chosen-content.ts';
import type { Inclusion } from '../../../contract/inclusion-kinds.ts';
import { AcceptSheet } from '../accept/accept-sheet.tsx';
import { ChooseLines } from '../accept/choose-lines.tsx';
import { PayTerms, useTerms } from '../accept/pay-terms.tsx';
import { Warnings } from '../compare/beyond-numbers.tsx';
import type { News } from '../news/news.ts';
import { CONVERSATION_ID, OFFER_ID } from '../request/jumps.ts';
import type { Opened } from '../request/use-act.ts';
import { useOfferConversation } from '../request/use-offer-conversation.ts';
import { OfferActs } from './offer-acts.tsx';
import { OfferBadge } from './offer-badge.tsx';
import { OfferDay } from './offer-day.tsx';
import type { ReadOffer } from './offers.ts';
import { RateOffer } from './rate-offer.tsx';
import { VersionChanges } from './version-changes.tsx';

interface OneOfferProps {
  opened: Opened;
  offer: ReadOffer;
  chosen: readonly string[] | null;
  onChoose: (lines: readonly string[]) => void;
  accepting: boolean;
  onAccepting: (accepting: boolean) => void;
  mayAccept: boolean;
  news: News | null;
  onSeen: () => void;
}

export function OneOffer(props: OneOfferProps) {
  const { opened, offer, chosen, onChoose, accepting, onAccepting, mayAccept, news, onSeen } = props;
  const { t } = useLingui();
  const { timeZone, law } = useFace();
  const { operator, current, index } = offer;
  const shownChoice = mayAccept ? chosen : offer.chosen;
  const content = mayAccept ? shownContent(current.content, chosen) : current.content;
  const { price, schedule } = useTerms(opened, offer, shownChoice);
  const quotationId = opened.quotation.id;
  const conversation = useOfferConversation(opened, offer.id);
  return (
    <Card as="article" look="paper" size="large" id={OFFER_ID} aria-label={operator.name}>
      <header className={flow.stack2}>
        <p className={flow.row2}>
          <OfferBadge colour={operator.colour} index={index} size={22} />
          <b>{operator.name}</b> {operator.fictional && <DemoBadge />}
        </p>
        <h2 className={textStyles.titleM}>{content.title}</h2>
        <p className={`${textStyles.note} num`}>
          {formatDate(content.startDate)} · <Plural value={content.days.length} one="# día" other="# días" />
          {' · '}
          <Trans>enviada {momentWords(new Date(current.sentAt), timeZone)}</Trans>
        </p>
        {content.greeting && <p className={`${textStyles.breaks} ${textStyles.keepsLines}`}>{content.greeting}</p>}
      </header>
      {(news === 'version' || news === 'over') && (
        <Alert
          tone="caution"
          live="status"
          action={
            <Button kind="bare" size="small" onClick={onSeen}>
              <Trans>Entendido</Trans>
            </Button>
          }
        >
          <p>
            {news === 'version' ? (
              <Trans>
                <b>Hay una versión nueva</b>: es la que lees ahora.
              </Trans>
            ) : (
              <Trans>
                <b>Ya no se puede aceptar</b>: mira por qué en la lista de ofertas.
              </Trans>
            )}
          </p>
        </Alert>
      )}
      {current.version > 1 && (
        <VersionChanges key={current.version} quotationId={quotationId} requestKey={opened.requestKey} offer={offer} />
      )}
      {current.findings.length > 0 && (
        <Alert tone="caution" live="none">
          <h3>
            <Trans>Lo que no cuadra en sus días</Trans>
          </h3>
          <Warnings offer={offer} />
        </Alert>
      )}
      <ChooseLines
        offer={offer}
        party={opened.quotation.wish.party}
        order={offer.state === 'accepted' ? opened.quotation.order : null}
        chosen={shownChoice}
        onChoose={mayAccept ? onChoose : null}
      />
      <PayTerms offer={offer} price={price} schedule={mayAccept ? schedule : null} />
      {mayAccept && (
        <AcceptSheet
          opened={opened}
          offer={offer}
          chosen={chosen}
          open={accepting}
          onOpen={() => onAccepting(true)}
          onClose={() => onAccepting(false)}
        />
      )}
      {offer.state === 'answered' && !sellsBy(law.sells, 'quotation') && (
        <Alert tone="plain" live="none">
          <Trans>
            Este sitio no vende ni cobra: si te gusta, acuerda la compra con {operator.name} en la conversación.
          </Trans>
        </Alert>
      )}
      {!opened.offline && <OfferActs opened={opened} offer={offer} />}
      {!opened.offline && (
        <section id={CONVERSATION_ID} className={`${flow.part} ${flow.stack2} ${flow.shrinks}`}>
          <h3>
            <Trans>Conversación</Trans>
          </h3>
          <ConversationInView
            calls={conversation}
            side="traveller"
            other={operator.name}
            onRead={offer.unread > 0 ? opened.refresh : undefined}
          />
        </section>
      )}
      {!opened.offline && <RateOffer offer={offer} quotationId={quotationId} />}
      <section className={`${flow.part} ${flow.stack2} ${flow.shrinks}`}>
        <h3>
          <Trans>Día por día</Trans>
        </h3>
        {content.days.map((day, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their position
          <OfferDay key={number} day={day} number={content.days.length > 1 ? number + 1 : null} />
        ))}
        <p className={textStyles.note}>
          <Trans>
            Encuentro: {content.meeting.name}. {content.meeting.note}
          </Trans>
        </p>
      </section>
      {(content.includes.length > 0 || content.excludes.length > 0) && (
        <section className={flow.part}>
          <Fields layout="pair">
            <Words title={t`Incluye`} list={content.includes} />
            <Words title={t`No incluye`} list={content.excludes} />
          </Fields>
        </section>
      )}
      {content.conditions && (
        <section className={`${flow.part} ${flow.stack2} ${flow.shrinks}`}>
          <h3>
            <Trans>Condiciones</Trans>
          </h3>
          <p className={`${textStyles.breaks} ${textStyles.keepsLines}`}>{content.conditions}</p>
        </section>
      )}
    </Card>
  );
}

function Words({ title, list }: { title: string; list: readonly Inclusion[] }) {
  if (list.length === 0) return null;
  return (
    <div className={flow.stack2}>
      <h3>{title}</h3>
      <ul className={flow.stack2}>
        {list.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
