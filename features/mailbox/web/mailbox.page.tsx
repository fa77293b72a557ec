import { useLoaderData } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import type { PageRequest } from '#web/page.tsx';
import type { MailList } from '../contract/mail.ts';
import { listMails } from '../contract/routes.ts';
import { Mailbox } from './mailbox.tsx';

export const loader = ({ api, signal, url }: PageRequest) =>
  api.call(listMails, { signal, query: { to: url.searchParams.get('para') } });

export const head = () => ({
  title: 'Buzón de la demostración',
  description: 'Los mensajes que este sitio habría enviado.',
  secret: true,
});

export function Component() {
  const first = useLoaderData<MailList>();
  return (
    <Queries>
      <Mailbox first={first} />
    </Queries>
  );
}
