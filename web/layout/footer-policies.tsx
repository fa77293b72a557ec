import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { paths } from '#web/paths.ts';

/** A legal text in force, as the frame of every screen links it. */
export interface PolicyLink {
  kind: string;
  title: string;
}

/** Texts about buying and about what the region commits itself to; every other kind is plainly legal. */
const BUYING = ['cancellation', 'withdrawal', 'complaints'];
const COMMITMENTS = ['escnna', 'reviews', 'ranking', 'accessibility'];

/** Every text in force, in groups of a few; a group without texts is left out. `more` follows those that are plainly legal. */
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
