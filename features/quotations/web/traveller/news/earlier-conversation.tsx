import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Conversation } from '#features/conversations/web/public.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { isConversationOpen } from '../../../contract/quotation-states.ts';
import type { OfferView } from '../../../contract/quotation-view.ts';
import { earlierConversationId } from '../request/jumps.ts';
import styles from '../request/request.module.css';
import type { Opened } from '../request/use-act.ts';
import { useOfferConversation } from '../request/use-offer-conversation.ts';

/**
 * Conversations with operators that have not made an offer yet. An operator may ask questions first. The conversations are collapsed at first, because
 * opening a conversation marks its messages as read.
 */
export function EarlierConversations(opened: Opened) {
  const { quotation, offline } = opened;
  const silent = quotation.offers.filter(({ state, current }) => !current && isConversationOpen(state));
  if (offline || silent.length === 0) return null;
  return (
    <div className={styles.conversations}>
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
          <Trans>Conversación con {operator.name}</Trans>
          {unread > 0 && !isOpen && (
            <small>
              <Plural value={unread} one="# mensaje nuevo" other="# mensajes nuevos" />
            </small>
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
