import { Plural, Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { QuotationView } from '../../../contract/quotation-view.ts';
import { showEarlierConversation } from '../request/jumps.ts';

export function WroteBefore({ offers }: Pick<QuotationView, 'offers'>) {
  const wrote = offers.filter(({ current, unread }) => current === null && unread > 0);
  return wrote.map(({ id, operator, unread }) => (
    <p key={id} className={flow.row2}>
      <MessageCircle size={18} className={textStyles.warm} aria-hidden />
      <span>
        <b>{operator.name}</b> <Plural value={unread} one="te escribió un mensaje." other="te escribió # mensajes." />
      </span>
      <Button kind="bare" size="small" onClick={() => showEarlierConversation(id)}>
        <Trans>Leer y responder</Trans>
      </Button>
    </p>
  ));
}
