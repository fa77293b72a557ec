import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  BellRing,
  Database,
  Images,
  KeyRound,
  LogOut,
  Mail,
  MessageCircleQuestion,
  MessagesSquare,
  MonitorSmartphone,
  Ship,
  Star,
  Ticket,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { Account } from '#features/accounts/contract/account.ts';
import { Queries } from '#web/http/queries.tsx';
import { useApi } from '#web/http/use-api.ts';
import { accountPaths } from '#web/paths/account.ts';
import { photoPaths } from '#web/paths/photo.ts';
import { questionPaths } from '#web/paths/question.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { regionPaths } from '#web/paths/region.ts';
import { reviewPaths } from '#web/paths/review.ts';
import { paths } from '#web/paths/site.ts';
import { initialsOf } from '#web/session/initials.ts';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import { operatorHome } from '../operator-home.ts';
import { PersonName } from '../person-name.tsx';
import { Private } from '../private.tsx';
import { problemFrom } from '../problem-of.ts';
import { useSignOut } from '../sign-out.ts';
import { Trouble } from '../trouble.tsx';
import { accountQuery } from './account.queries.ts';
import styles from './account-frame.module.css';

interface AccountFrameProps {
  title: string;
  lead?: ReactNode;
  children: (account: Account) => ReactNode;
}

export function AccountFrame(props: AccountFrameProps) {
  return (
    <Queries>
      <Private>
        <Frame {...props} />
      </Private>
    </Queries>
  );
}

function Frame({ title, lead, children }: AccountFrameProps) {
  const account = useQuery(accountQuery(useApi()));
  return (
    <div className={styles.account}>
      <AccountMenu account={account.data} />
      <div className={`${flow.stack6} ${styles.part}`}>
        <header className={flow.stack2}>
          <h1>{title}</h1>
          {lead && <p className={textStyles.soft}>{lead}</p>}
        </header>
        <Loaded query={account} lines={4}>
          {children}
        </Loaded>
      </div>
    </div>
  );
}

function AccountMenu({ account }: { account: Account | undefined }) {
  const { t } = useLingui();
  const signOut = useSignOut();
  const person = useSession((session) => session.person);
  const parts = [
    [accountPaths.profile(), UserRound, t`Perfil`],
    [accountPaths.bookings(), Ticket, t`Reservas`],
    [questionPaths.account(), MessageCircleQuestion, t`Preguntas`],
    [reviewPaths.account(), Star, t`Opiniones`],
    [photoPaths.account(), Images, t`Fotos`],
    [accountPaths.waitlist(), BellRing, t`Lista de espera`],
    [quotationPaths.account(), MessagesSquare, t`Cotizaciones`],
    [accountPaths.security(), KeyRound, t`Seguridad`],
    [accountPaths.sessions(), MonitorSmartphone, t`Sesiones`],
    ...(person?.staff ? [[regionPaths.emails(), Mail, t`Correos`] as const] : []),
    [paths.privacy(), Database, t`Tus datos`],
  ] as const;
  const homePath = person && operatorHome(person);
  return (
    <aside className={`${flow.stack4} ${styles.side}`}>
      <PersonName
        picture={person?.avatar}
        initials={account && initialsOf(account.name)}
        name={account?.name}
        email={account?.email}
      />
      {homePath && (
        <ButtonLink size="small" to={homePath}>
          <Ship size={18} aria-hidden />
          <Trans>Ir a mi panel de operador</Trans>
        </ButtonLink>
      )}
      <nav aria-label={t`Tu cuenta`} className={styles.menu}>
        {parts.map(([path, Icon, name]) => (
          <NavLink key={path} to={path} end>
            <Icon size={20} aria-hidden />
            {name}
          </NavLink>
        ))}
      </nav>
      <TextButton kind="back" className={styles.out} onClick={signOut}>
        <LogOut size={18} aria-hidden />
        <Trans>Salir</Trans>
      </TextButton>
    </aside>
  );
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  lines: number;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, lines, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    const { title, detail } = problemFrom(query.error);
    return (
      <Trouble
        title={title}
        action={
          <Button size="small" kind="quiet" onClick={() => void query.refetch()}>
            <Trans>Volver a intentar</Trans>
          </Button>
        }
      >
        {detail}
      </Trouble>
    );
  }
  return <SkeletonList rows={lines} height="24px" />;
}
