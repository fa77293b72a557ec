import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Private } from '#features/accounts/web/public.ts';
import { OfficeSkeleton, Trouble } from '#features/backoffice/web/public.ts';
import { ApiError } from '#web/http/problem.ts';
import { Queries } from '#web/http/queries.tsx';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { operatorPaths } from '#web/operator-paths.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { OPERATOR_ROLE_WORDS, type OperatorOffice } from '../../contract/operator-office.ts';
import { DemoBadge } from '../demo-badge.tsx';
import { operatorQuery } from './operator.queries.ts';
import { OPERATOR_PLACES } from './operator-places.ts';
import styles from './operator-room.module.css';

const OperatorContext = createContext<OperatorOffice | null>(null);

/** The operator whose office this is. */
export function useOperator(): OperatorOffice {
  const operator = use(OperatorContext);
  if (!operator) throw new Error('useOperator outside OperatorRoom');
  return operator;
}

interface OperatorRoomProps {
  operatorId: string;
  title: string;
  /** One sentence: what one does here. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** A way up, above the title. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/**
 * A screen of an operator's office: its menu (a bar at the thumb on a phone), its title, and the door, which opens for the operator's people only.
 * Its children are made when the operator is known. TanStack Query is there.
 */
export function OperatorRoom(props: OperatorRoomProps) {
  return (
    <Private>
      <Queries>
        <Door {...props} />
      </Queries>
    </Private>
  );
}

function Door({ operatorId, title, lead, actions, back, children }: OperatorRoomProps) {
  const { data, error, refetch } = useQuery(operatorQuery(useApi(), operatorId));
  if (error && !data) return <NoEntry error={error} retry={() => void refetch()} />;
  return (
    <OperatorContext value={data ?? null}>
      <div className={styles.office} data-office>
        <OperatorMenu operatorId={operatorId} operator={data} />
        <div className={styles.room}>
          <header className={styles.head}>
            <div>
              {back && (
                <Link to={back.to} className={styles.back}>
                  ← {back.label}
                </Link>
              )}
              <p className={styles.whose}>
                {data?.name ?? ' '} {data?.fictional && <DemoBadge />}
              </p>
              <h1 className={styles.title}>{title}</h1>
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
            {actions && data && <div className={styles.actions}>{actions}</div>}
          </header>
          {data ? children : <OfficeSkeleton />}
        </div>
      </div>
    </OperatorContext>
  );
}

function NoEntry({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useLingui();
  const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 403);
  if (!isRefused) {
    return (
      <div className="wrap">
        <Trouble error={error} retry={retry} />
      </div>
    );
  }
  return (
    <SceneState
      level={1}
      scene="night"
      title={t`No estás en el equipo de este operador`}
      action={
        <ButtonLink to={paths.ownOperators()}>
          <Trans>Ver mis operadores</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Si trabajas con él, pide a quien lo dirige que te invite con el correo de tu cuenta.</Trans>
      </p>
    </SceneState>
  );
}

function OperatorMenu({ operatorId, operator }: { operatorId: string; operator: OperatorOffice | undefined }) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on arrival.
  useEffect(() => setOpen(false), [pathname]);
  const places = OPERATOR_PLACES.filter(({ roles }) => operator && roles.includes(operator.role));
  const links = (some: typeof places) =>
    some.map(({ path, icon: Icon, name }) => (
      <li key={path(operatorId)}>
        <NavLink to={path(operatorId)} end={path === operatorPaths.today}>
          <Icon size={20} aria-hidden />
          <span>{i18n._(name)}</span>
        </NavLink>
      </li>
    ));
  const others = (
    <p className={styles.others}>
      <Link to={paths.ownOperators()}>
        <Trans>Todos mis operadores</Trans>
      </Link>
    </p>
  );
  return (
    <>
      <nav className={styles.menu} aria-label={t`Oficina del operador`}>
        <ul className={styles.places}>{links(places)}</ul>
        {operator && (
          <div className={styles.you}>
            <p>
              <Trans>
                Tu papel: <b>{OPERATOR_ROLE_WORDS[operator.role].name}</b>
              </Trans>
            </p>
            {others}
          </div>
        )}
      </nav>
      <nav className={styles.thumb} aria-label={t`Oficina del operador, al pulgar`}>
        <ul>
          {links(places.filter(({ thumb }) => thumb))}
          <li>
            <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
              <Ellipsis size={20} aria-hidden />
              <span>
                <Trans>Más</Trans>
              </span>
            </button>
          </li>
        </ul>
      </nav>
      <Sheet open={open} onClose={() => setOpen(false)} side="bottom" label={operator?.name ?? t`Oficina del operador`}>
        <div className={styles.sheet}>
          <ul className={styles.places}>{links(places.filter(({ thumb }) => !thumb))}</ul>
          {others}
        </div>
      </Sheet>
    </>
  );
}

/** A block of a screen with its heading. */
export function Panel(props: { title: ReactNode; end?: ReactNode; children: ReactNode; className?: string }) {
  return (
    <section className={classNames(styles.panel, props.className)}>
      <header>
        <h2>{props.title}</h2>
        {props.end}
      </header>
      {props.children}
    </section>
  );
}
