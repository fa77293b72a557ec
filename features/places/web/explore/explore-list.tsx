import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { PlaceCard } from '../../contract/place.ts';
import row from '../place-row.module.css';
import { PlaceRow } from '../place-row.tsx';
import type { ExploreData } from './explore-data.ts';
import { writeFilters } from './explore-filters.ts';
import styles from './explore-list.module.css';
import type { SearchPoint } from './from-point.tsx';
import type { useMorePlaces } from './use-more-places.ts';

interface ExploreListProps {
  data: ExploreData;
  more: ReturnType<typeof useMorePlaces>;
  chosen: string | null;
  lit: string | null;
  from: SearchPoint | null;
  loading: boolean;
  onPoint: (id: string | null) => void;
}

export function ExploreList({ data, more, chosen, lit, from, loading, onPoint }: ExploreListProps) {
  const { places, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = more;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!chosen) return;
    list.current
      ?.querySelector(`[data-place="${CSS.escape(chosen)}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [chosen]);
  const end = useNearEnd(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  });
  const next = data.page.next ? writeFilters(data.filters) : null;
  next?.set('desde', data.page.next ?? '');
  const elsewhen = data.filters.openAt !== null && data.filters.openAt !== 'now';
  return (
    <>
      <ol ref={list} className={styles.list} aria-busy={loading || undefined}>
        {places.map((place: PlaceCard, index: number) => (
          <PlaceRow
            key={place.id}
            place={place}
            on={place.id === chosen || place.id === lit}
            eager={index < 4}
            elsewhen={elsewhen}
            from={from}
            onPoint={onPoint}
          />
        ))}
        {isFetchingNextPage && <RowSkeletons />}
      </ol>
      <div ref={end} className={classNames(flow.stack2, textStyles.note, styles.end)}>
        {isFetchNextPageError && (
          <p role="alert">
            <Trans>No llegaron los siguientes lugares; los de arriba siguen aquí.</Trans>
          </p>
        )}
        {hasNextPage && (
          <>
            <Button
              kind="quiet"
              size="small"
              className={styles.scripted}
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {isFetchNextPageError ? <Trans>Volver a intentar</Trans> : <Trans>Ver más lugares</Trans>}
            </Button>
            {next && (
              <TextLink className={styles.plain} to={paths.explore(next)}>
                <Trans>Lugares siguientes</Trans>
              </TextLink>
            )}
          </>
        )}
        {!hasNextPage && places.length > 1 && (
          <p className={textStyles.faint}>
            <Plural value={places.length} one="Eso es todo: # lugar" other="Eso es todo: # lugares" />
          </p>
        )}
      </div>
    </>
  );
}

export function RowSkeletons({ count = 3 }: { count?: number }) {
  const { t } = useLingui();
  return Array.from({ length: count }, (_, index) => (
    <li
      // biome-ignore lint/suspicious/noArrayIndexKey: all alike
      key={index}
      className={row.skeleton}
      aria-label={index === 0 ? t`Cargando lugares` : undefined}
      aria-hidden={index > 0 || undefined}
    >
      <span className={row.art} />
      <span className={flow.stack2}>
        <Skeleton width="40%" />
        <Skeleton width="75%" height="1.4em" />
        <Skeleton width="60%" />
      </span>
    </li>
  ));
}

function useNearEnd(act: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!element.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '600px',
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, []);
  return element;
}
