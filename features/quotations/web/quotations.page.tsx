import { Plural, Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { OpenByPin } from '#web/layout/open-by-pin.tsx';
import { quotationPaths } from '#web/paths/quotation.ts';
import { useSession } from '#web/session/session.ts';
import { keptQuotations } from './quotation-keys.ts';
import { useUnread } from './use-unread.ts';

export const head = () => ({
  title: 'Tus cotizaciones',
  description: 'Abre tu cotización con la referencia y el PIN que llegaron a tu correo.',
});

export function Component() {
  const person = useSession((session) => session.person);
  const [kept, setKept] = useState<ReturnType<typeof keptQuotations>>([]);
  useEffect(() => setKept(keptQuotations()), []);
  const unread = useUnread();
  return (
    <OpenByPin
      title={<Trans>Tus cotizaciones</Trans>}
      lead={<Trans>Para comparar lo que te ofrecen y aceptarlo. La referencia y el PIN están en tu correo.</Trans>}
      example="CZ7K 2M4Q XA"
      action={<Trans>Abrir mi cotización</Trans>}
      pathOf={quotationPaths.one}
      kept={kept.map(({ id, reference, title }) => ({
        reference,
        name: title,
        note: spacedReference(reference),
        mark: (unread[id] ?? 0) > 0 && <Unread count={unread[id]!} />,
      }))}
      seed="cotizaciones"
    >
      {person && (
        <p>
          <Link to={quotationPaths.account()}>
            <Trans>Las de tu cuenta</Trans>
          </Link>
        </p>
      )}
      <p>
        <Trans>¿Todavía no pediste?</Trans>{' '}
        <Link to={quotationPaths.ask()}>
          <Trans>Pide una cotización</Trans>
        </Link>
      </p>
    </OpenByPin>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <>
      <MessageCircle size={15} aria-hidden />
      <Plural value={count} one="# mensaje nuevo" other="# mensajes nuevos" />
    </>
  );
}
