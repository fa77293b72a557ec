import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDistance } from '#web/format/distance.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { useSettled } from '#web/use-settled.ts';
import type { RegionPlace, RegionPlaceRow } from '../../../contract/region.ts';
import { regionPlaceQuery, regionPlacesQuery, twinPlacesQuery } from '../region.queries.ts';

const PAUSE_MS = 250;

/** Likely twins, and a search for any other place. */
export function ChooseOther({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(regionPlaceQuery(useApi(), id));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={5} />;
  return <Candidates place={data} />;
}

function Candidates({ place }: { place: RegionPlace }) {
  const { t } = useLingui();
  const api = useApi();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), PAUSE_MS);
  const { name, kind, position } = place.facts;
  const twins = useQuery(twinPlacesQuery(api, { name, category: kind.category, ...position }));
  const found = useInfiniteQuery({ ...regionPlacesQuery(api, { q, lacks: [] }), enabled: q !== '' });
  const alike = (twins.data?.items ?? []).filter((one) => one.id !== place.id);
  const others = (found.data?.pages[0]?.items ?? []).filter((one) => one.id !== place.id && !one.isProfile);
  const failed = twins.error ?? found.error;
  return (
    <div className={flow.stack5}>
      <h2 className={textStyles.titleM}>
        <Trans>¿Qué otra ficha es «{name}»?</Trans>
      </h2>
      {failed && <Trouble error={failed} retry={() => void (twins.error ? twins.refetch() : found.refetch())} />}
      {alike.length > 0 && (
        <section className={flow.stack2}>
          <h3 className={textStyles.titleS}>
            <Trans>Se parecen</Trans>
          </h3>
          <Rows>
            {alike.map((one) => (
              <Candidate key={one.id} place={one} into={place.id} where={t`a ${formatDistance(one.metres)}`} />
            ))}
          </Rows>
        </section>
      )}
      <section className={flow.stack3}>
        <Field
          label={t`Buscar el otro lugar`}
          type="search"
          before={<Search size={18} aria-hidden />}
          value={typed}
          maxLength={80}
          onChange={({ target }) => setTyped(target.value)}
        />
        {q !== '' && found.isPending && <SkeletonList rows={3} />}
        {found.data && others.length === 0 && (
          <Nothing>
            <Trans>Ningún otro lugar se llama así.</Trans>
          </Nothing>
        )}
        <Rows>
          {others.map((one) => (
            <Candidate key={one.id} place={one} into={place.id} />
          ))}
        </Rows>
      </section>
    </div>
  );
}

interface CandidateProps {
  place: Pick<RegionPlaceRow, 'id' | 'name' | 'kindLabel' | 'district' | 'poster'>;
  into: string;
  where?: string;
}

function Candidate({ place: { id, name, kindLabel, district, poster }, into, where }: CandidateProps) {
  const region = useFace().id;
  return (
    <Row picture>
      <img src={posterUrl({ region, ...poster })} alt="" width={54} height={60} loading="lazy" />
      <RowMain>
        <RowLink to={regionPaths.placeMerge(into, id)}>{name}</RowLink>
        <p className={rows.soft}>{[kindLabel, district, where].filter(Boolean).join(' · ')}</p>
      </RowMain>
    </Row>
  );
}
