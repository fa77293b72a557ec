import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { publicFiles } from '#web/paths/public-files.ts';
import { regionPaths } from '#web/paths/region.ts';
import { paths } from '#web/paths/site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmbedSnippet } from '#web/ui/embed-snippet.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { FACT_SOURCES, type FactSourceKind } from '../../contract/place-facts.ts';
import type { RegionPlace } from '../../contract/region.ts';
import { OpenLine } from '../open-line.tsx';
import { ChangeHistory } from './change-history.tsx';
import { Differences } from './differences.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { HoursQuestion } from './hours-question.tsx';
import { MergedPlace } from './merge/merged-place.tsx';
import { PlaceMoves } from './merge/place-moves.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { OperatorProfile } from './operator-profile.tsx';
import styles from './place-editor.module.css';
import { PlaceForm } from './place-form.tsx';
import { PlaceStateActions } from './place-state-actions.tsx';
import { publicPlaceQuery, regionPlaceQuery } from './region.queries.ts';
import { SavedLine } from './saved-line.tsx';
import { SuggestedFact } from './suggested-fact.tsx';
import { usePlaceStateWords, useSourceWords } from './use-place-words.ts';
import { useRegionSaving } from './use-region-saving.ts';
import { FactSavingContext } from './use-save-fact.ts';

export function PlaceEditor({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(regionPlaceQuery(useApi(), id));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  if (data.operatorId !== null) return <OperatorProfile place={data} operatorId={data.operatorId} />;
  if (data.mergedInto) return <MergedPlace place={data} into={data.mergedInto} />;
  return <LoadedEditor place={data} />;
}

function LoadedEditor({ place }: { place: RegionPlace }) {
  const { t } = useLingui();
  const [source, setSource] = useState<FactSourceKind>('phone');
  const [isHoursWritten, setHoursWritten] = useState(false);
  const saving = useRegionSaving(place, source);
  const states = usePlaceStateWords();
  const sources = useSourceWords();
  return (
    <FactSavingContext value={saving}>
      <div className={styles.editor}>
        <div className={flow.stack5}>
          <header className={flow.stack3}>
            <h2>{place.facts.name}</h2>
            <p className={flow.row2}>
              <Badge tone={place.state === 'published' ? 'good' : 'doubt'}>{states[place.state]}</Badge>
              <SavedLine saving={saving} />
            </p>
            <SuggestedFact />
            {place.stateReason && <p className={textStyles.caution}>{place.stateReason}</p>}
            {place.state === 'draft' && (
              <p className={textStyles.caution}>
                <Trans>Es un borrador: se ve en el sitio cuando lo publiques.</Trans>
              </p>
            )}
            <MissingFacts facts={place.facts} />
            <PlaceStateActions place={place} />
            <HistoryDrawer place={place} />
          </header>
          <Differences />
          <SelectField
            label={t`Cómo sabes lo que corriges`}
            value={source}
            onChange={({ target }) => setSource(target.value as FactSourceKind)}
          >
            {FACT_SOURCES.map((one) => (
              <option key={one} value={one}>
                {sources[one]}
              </option>
            ))}
          </SelectField>
          <PlaceForm onHoursDraft={setHoursWritten} />
        </div>
        <aside className={classNames(flow.stack5, styles.side)}>
          <section className={flow.stack2}>
            <h2>
              <Trans>Así lo ven hoy</Trans>
            </h2>
            <AsSeen place={place} />
            {place.state === 'published' && (
              <>
                <p>
                  <TextLink to={regionPaths.placeCode(place.id)}>
                    <Trans>Cartel con código para las opiniones</Trans>
                  </TextLink>
                </p>
                <EmbedSnippet path={publicFiles.placeCard(place.slug)} title={place.facts.name} />
              </>
            )}
          </section>
          {place.doubts.length > 0 && (
            <section className={flow.stack2}>
              <h2>
                <Trans>Dudas</Trans>
              </h2>
              {place.doubts.map(({ text }) => (
                <p key={text} className={textStyles.caution}>
                  {text}
                </p>
              ))}
            </section>
          )}
          <div className={classNames(flow.stack5, styles.history)}>
            <PlaceMoves place={place} />
            <section className={flow.stack2}>
              <h2>
                <Trans>Historia</Trans>
              </h2>
              <ChangeHistory />
            </section>
          </div>
        </aside>
        <HoursQuestion asks={isHoursWritten} />
      </div>
    </FactSavingContext>
  );
}

function AsSeen({ place }: { place: RegionPlace }) {
  const { data } = useQuery({
    ...publicPlaceQuery(useApi(), place.id, place.updatedAt),
    enabled: place.state === 'published',
  });
  if (place.state !== 'published')
    return (
      <p className={textStyles.note}>
        <Trans>No se ve en el sitio.</Trans>
      </p>
    );
  if (!data) return null;
  return (
    <>
      <OpenLine place={data} />
      {data.phones.length > 0 && <p className="num">{data.phones.join(' · ')}</p>}
      <TextLink to={paths.place(place.slug)}>
        <Trans>Ver su página</Trans>
      </TextLink>
    </>
  );
}
