import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { paths } from '#web/paths/site.ts';

/** A current legal text. The footer of every screen links to it. */
export interface PolicyLink {
  kind: string;
  title: string;
}

/**
 * Kinds in the group about buying. `COMMITMENTS` has the kinds in the group about the region's commitments. All other kinds are in the
 * group *Legal*.
 */
const BUYING = ['cancellation', 'withdrawal', 'complaints'];
const COMMITMENTS = ['escnna', 'reviews', 'ranking', 'accessibility'];

/** Lists all current legal texts in three groups. Empty groups are omitted. `more` is shown in the first visible group, below its links. */
export function FooterPolicies({ more }: { more?: ReactNode }) {
  const { t } = useLingui();
  const policies = useRouteLoaderData<PolicyLink[]>('app') ?? [];
  const among = (kinds: string[]) => policies.filter(({ kind }) => kinds.includes(kind));
  const groups = [
    { name: t`Legal`, links: policies.filter(({ kind }) => !BUYING.includes(kind) && !COMMITMENTS.includes(kind)) },
    { name: t`Compras y reclamos`, links: among(BUYING) },
    { name: t`Compromisos`, links: among(COMMITMENTS) },
  ];
  return groups
    .filter(({ links }) => links.length > 0)
    .map(({ name, links }, index) => (
      <nav key={name} aria-label={name}>
        <h2>{name}</h2>
        {links.map(({ kind, title }) => (
          <Link key={kind} to={paths.policy(kind)}>
            {title}
          </Link>
        ))}
        {index === 0 && more}
      </nav>
    ));
}
