import { Plural, Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { useApi } from '#web/http/use-api.ts';
import { OpenByPin } from '#web/layout/open-by-pin.tsx';
import { quotationPaths } from '#web/paths/quotation.ts';
import { useSession } from '#web/session/session.ts';
import type { QuotationCard } from '../contract/quotation-view.ts';
import { listAccountQuotations } from '../contract/routes.ts';
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
  const own = useOwnQuotations(person !== null);
  const unread = useUnread();
  const here = kept.filter(({ reference }) => !own.some((other) => other.reference === reference));
  return (
    <OpenByPin
      title={<Trans>Tus cotizaciones</Trans>}
      lead={<Trans>Para comparar lo que te ofrecen y aceptarlo. La referencia y el PIN están en tu correo.</Trans>}
      example="CZ7K 2M4Q XA"
      action={<Trans>Abrir mi cotización</Trans>}
      pathOf={quotationPaths.one}
      keptTitle={person ? <Trans>Las tuyas</Trans> : undefined}
      kept={[
        ...own.map(({ reference, title, unread: count }) => ({
          reference,
          name: title,
          note: spacedReference(reference),
          mark: count > 0 && <Unread count={count} />,
        })),
        ...here.map(({ id, reference, title }) => ({
          reference,
          name: title,
          note: spacedReference(reference),
          mark: (unread[id] ?? 0) > 0 && <Unread count={unread[id]!} />,
        })),
      ]}
      seed="cotizaciones"
    >
      {person && (
        <p>
          <Link to={quotationPaths.account()}>
            <Trans>Todas las de tu cuenta</Trans>
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

const SHOWN = 20;

function useOwnQuotations(isSignedIn: boolean): readonly QuotationCard[] {
  const api = useApi();
  const [own, setOwn] = useState<readonly QuotationCard[]>([]);
  useEffect(() => {
    setOwn([]);
    if (!isSignedIn) return;
    const gone = new AbortController();
    api.call(listAccountQuotations, { query: { limit: SHOWN }, signal: gone.signal, quiet: true }).then(
      ({ items }) => setOwn(items),
      () => undefined,
    );
    return () => gone.abort();
  }, [api, isSignedIn]);
  return own;
}

function Unread({ count }: { count: number }) {
  return (
    <>
      <MessageCircle size={15} aria-hidden />
      <Plural value={count} one="# mensaje nuevo" other="# mensajes nuevos" />
    </>
  );
}
