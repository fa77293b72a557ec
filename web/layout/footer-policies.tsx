import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { paths } from '#web/paths.ts';

/** A legal text in force, linked in the frame of every screen. */
export interface PolicyLink {
  kind: string;
  title: string;
}

/** Texts about buying, and commitments of the region; all other kinds are legal texts. */
const BUYING = ['cancellation', 'withdrawal', 'complaints'];
const COMMITMENTS = ['escnna', 'reviews', 'ranking', 'accessibility'];

/** Lists every text in force, in groups; empty groups are left out. `more` follows the group of legal texts. */
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
