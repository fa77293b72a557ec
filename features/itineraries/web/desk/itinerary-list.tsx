import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Age, OfficeSkeleton, officeKey, Trouble } from '#features/backoffice/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { ItineraryEditor, ItineraryRowView } from '../../contract/desk.ts';
import type { ItineraryState } from '../../contract/itinerary-states.ts';
import { itineraryDeskRoutes } from '../../contract/routes.ts';
import { deskQuery } from './itinerary.queries.ts';
import styles from './itinerary-list.module.css';
import { StateMark, useStateWords } from './state-mark.tsx';

const ORDER = ['featured', 'published', 'draft', 'archived'] as const satisfies readonly ItineraryState[];

/** The region's itineraries by state; what needs attention says why, and comes first. */
export function ItineraryList() {
  const words = useStateWords();
  const { data, error, refetch } = useQuery(deskQuery(useApi()));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <OfficeSkeleton rows={6} />;
  return (
    <div className={styles.groups}>
      <StartForm />
      {ORDER.map((state) => {
        const items = data.items
          .filter((item) => item.state === state)
          .toSorted((a, b) => Number(b.needsAttention !== null) - Number(a.needsAttention !== null));
        return items.length > 0 ? (
          <section key={state}>
            <h2 className={styles.group}>
              {words[state].many} <small>{items.length}</small>
            </h2>
            <ul className={styles.rows}>
              {items.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </ul>
          </section>
        ) : null;
      })}
    </div>
  );
}

function Row({ item }: { item: ItineraryRowView }) {
  const region = useFace().id;
  const { id, title, poster, dayCount, stopCount, needsAttention, state, updatedAt } = item;
  const flagged = needsAttention !== null && (state === 'published' || state === 'featured');
  return (
    <li className={styles.row}>
      <img src={posterUrl({ region, ...poster })} alt="" width={58} height={64} loading="lazy" />
      <div className={styles.main}>
        <Link to={paths.officeItinerary(id)} className={styles.name}>
          {title}
        </Link>
        <p className={styles.soft}>
          <Plural value={dayCount} one="# día" other="# días" />
          {' · '}
          <Plural value={stopCount} one="# parada" other="# paradas" />
          {' · '}
          <Age at={updatedAt} />
        </p>
        {flagged && (
          <p className={styles.flag}>
            <TriangleAlert size={16} aria-hidden />
            <span>{needsAttention}</span>
          </p>
        )}
      </div>
      <StateMark state={state} flagged={flagged} />
    </li>
  );
}

function StartForm() {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [title, setTitle] = useState('');
  const start = useMutation({
    mutationFn: () => api.post<ItineraryEditor>(itineraryDeskRoutes.list, { title: title.trim() }, { quiet: true }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: officeKey, refetchType: 'none' });
      void navigate(paths.officeItinerary(id));
    },
  });
  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim().length >= 3) start.mutate();
      }}
    >
      <Field
        label={t`Empezar uno nuevo`}
        placeholder={t`Un día de barro y mar`}
        value={title}
        maxLength={120}
        onChange={({ target }) => setTitle(target.value)}
        error={start.error instanceof ApiError ? start.error.problem.detail : undefined}
      />
      <Button type="submit" disabled={title.trim().length < 3 || start.isPending}>
        <Trans>Empezar</Trans>
      </Button>
    </form>
  );
}
