import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Conversation } from '#features/conversations/web/public.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import { isConversationOpen } from '../../../contract/quotation-states.ts';
import type { OfferView } from '../../../contract/quotation-view.ts';
import { earlierConversationId } from '../request/jumps.ts';
import type { Opened } from '../request/use-act.ts';
import { useOfferConversation } from '../request/use-offer-conversation.ts';

/** The conversations are collapsed, because opening a conversation marks its messages as read. */
export function EarlierConversations(opened: Opened) {
  const { quotation, offline } = opened;
  const silent = quotation.offers.filter(({ state, current }) => !current && isConversationOpen(state));
  if (offline || silent.length === 0) return null;
  return (
    <div className={flow.ruled}>
      {silent.map((offer) => (
        <EarlierConversation key={offer.id} opened={opened} offer={offer} />
      ))}
    </div>
  );
}

function EarlierConversation({ opened, offer }: { opened: Opened; offer: OfferView }) {
  const { id, operator, unread } = offer;
  const [isOpen, setOpen] = useState(false);
  const conversation = useOfferConversation(opened, id);
  return (
    <Disclosure
      id={earlierConversationId(id)}
      open={isOpen}
      data-unread={unread > 0 || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={
        <>
          <Trans>Conversación con {operator.name}</Trans>{' '}
          {unread > 0 && !isOpen && (
            <Badge tone="doubt">
              <Plural value={unread} one="# mensaje nuevo" other="# mensajes nuevos" />
            </Badge>
          )}
        </>
      }
    >
      {isOpen && (
        <Conversation
          calls={conversation}
          side="traveller"
          other={operator.name}
          onRead={unread > 0 ? opened.refresh : undefined}
        />
      )}
    </Disclosure>
  );
}
