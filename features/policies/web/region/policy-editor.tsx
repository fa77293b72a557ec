import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { PolicyKind } from '../../contract/policy.ts';
import type { RegionPolicy } from '../../contract/region.ts';
import { PublishPanel } from './publish-panel.tsx';
import { regionPoliciesQuery, regionPolicyQuery } from './region.queries.ts';
import { VersionList } from './version-list.tsx';
import { WritePanel } from './write-panel.tsx';

export function PolicyEditor({ kind }: { kind: PolicyKind }) {
  const api = useApi();
  const known = useQueryClient();
  const query = regionPolicyQuery(api, kind);
  const { data, error, refetch } = useQuery({ ...query, refetchOnWindowFocus: false });
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={4} />;
  const changed = (next: RegionPolicy) => {
    known.setQueryData(query.queryKey, next);
    void known.invalidateQueries({ queryKey: regionPoliciesQuery(api).queryKey });
  };
  return (
    <div className={`${flow.stack56} ${flow.shrinks}`}>
      <WritePanel key={kind} policy={data} onChanged={changed} />
      <PublishPanel policy={data} onChanged={changed} />
      <VersionList policy={data} onChanged={changed} />
      <p>
        <Link to={regionPaths.policies()}>
          <Trans>Volver a los textos</Trans>
        </Link>
      </p>
    </div>
  );
}
