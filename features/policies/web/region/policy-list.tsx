import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trouble } from '#features/backoffice/web/public.ts';
import { formatDay } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Row, RowEnd, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import type { RegionPolicies } from '../../contract/region.ts';
import { regionPoliciesQuery } from './region.queries.ts';

export function PolicyList() {
  const { data, error, refetch } = useQuery(regionPoliciesQuery(useApi()));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={10} />;
  return (
    <Rows>
      {data.items.map((item) => (
        <Kind key={item.kind} item={item} />
      ))}
    </Rows>
  );
}

function Kind({ item }: { item: RegionPolicies['items'][number] }) {
  const { kind, title, inForce, scheduled, draft, outdated, otherMode } = item;
  const since = inForce && formatDay(inForce.effectiveFrom);
  const coming = scheduled && formatDay(scheduled.effectiveFrom);
  return (
    <Row columns={2}>
      <RowMain>
        <RowLink to={regionPaths.policy(kind)}>{title}</RowLink>
        <p className={textStyles.note}>
          {inForce && (
            <Trans>
              Versión {inForce.version}, vigente desde el {since}
            </Trans>
          )}
          {inForce && inForce.accepted > 0 && (
            <>
              {' · '}
              <Plural value={inForce.accepted} one="# aceptación" other="# aceptaciones" />
            </>
          )}
        </p>
      </RowMain>
      <RowEnd>
        {inForce?.demo && (
          <Badge tone="doubt">
            <Trans>De demostración</Trans>
          </Badge>
        )}
        {otherMode && (
          <Badge tone="doubt">
            <Trans>Para otro modo legal</Trans>
          </Badge>
        )}
        {outdated && !otherMode && (
          <Badge tone="doubt">
            <Trans>Datos desactualizados</Trans>
          </Badge>
        )}
        {scheduled && (
          <Badge tone="good">
            <Trans>Programada para el {coming}</Trans>
          </Badge>
        )}
        {draft && (
          <Badge>
            <Trans>Borrador</Trans>
          </Badge>
        )}
      </RowEnd>
    </Row>
  );
}
