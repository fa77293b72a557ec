import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Search, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Age, backOfficeKey, Trouble } from '#features/backoffice/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowEnd, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { ItineraryState } from '../../contract/itinerary-states.ts';
import type { ItineraryRowView } from '../../contract/region.ts';
import { createItinerary } from '../../contract/region-routes.ts';
import { regionItinerariesQuery } from './itinerary.queries.ts';
import styles from './itinerary-list.module.css';
import { StateBadge, useStateWords } from './state-badge.tsx';

const ORDER = ['featured', 'published', 'draft', 'archived'] as const satisfies readonly ItineraryState[];

const MANY = 12;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export function ItineraryList() {
  const words = useStateWords();
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { data, error, refetch } = useQuery(regionItinerariesQuery(useApi()));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  const found = data.items.filter(({ title }) => plain(title).includes(plain(text.trim())));
  return (
    <div className={rows.groups}>
      <div className={classNames(flow.stack45, styles.tools)}>
        <StartForm />
        {data.items.length > MANY && (
          <Field
            label={t`Buscar por título`}
            type="search"
            before={<Search size={18} aria-hidden />}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </div>
      {found.length === 0 && (
        <Nothing>
          <Trans>Ningún itinerario se llama así.</Trans>
        </Nothing>
      )}
      {ORDER.map((state) => {
        const items = found
          .filter((item) => item.state === state)
          .toSorted((a, b) => Number(b.needsAttention !== null) - Number(a.needsAttention !== null));
        return items.length > 0 ? (
          <section key={state}>
            <h2 className={rows.count}>
              {words[state].many} <small>{items.length}</small>
            </h2>
            <LongList items={items}>
              {(shown) => (
                <Rows>
                  {shown.map((item) => (
                    <ItineraryRow key={item.id} item={item} />
                  ))}
                </Rows>
              )}
            </LongList>
          </section>
        ) : null;
      })}
    </div>
  );
}

function ItineraryRow({ item }: { item: ItineraryRowView }) {
  const region = useFace().id;
  const { id, title, poster, dayCount, stopCount, needsAttention, state, updatedAt } = item;
  const flagged = needsAttention !== null && (state === 'published' || state === 'featured');
  return (
    <Row picture className={styles.row}>
      <img src={posterUrl({ region, ...poster })} alt="" width={54} height={60} loading="lazy" />
      <RowMain>
        <RowLink to={regionPaths.itinerary(id)}>{title}</RowLink>
        <p className={rows.soft}>
          <Plural value={dayCount} one="# día" other="# días" />
          {' · '}
          <Plural value={stopCount} one="# parada" other="# paradas" />
          {' · '}
          <Age at={updatedAt} />
        </p>
        {flagged && (
          <Alert look="line" tone="caution" live="none" icon={<TriangleAlert size={16} aria-hidden />}>
            {needsAttention}
          </Alert>
        )}
      </RowMain>
      <RowEnd>
        <StateBadge state={state} flagged={flagged} />
      </RowEnd>
    </Row>
  );
}

function StartForm() {
  const { t } = useLingui();
  const { examples } = useFace();
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { form, submission, sendWith } = useContractForm<{ title: string }>({
    defaultValues: { title: '' },
    schema: async () => (await import('../../contract/region.ts')).StartItineraryBody,
    bodyOf: ({ title }) => ({ title: title.trim() }),
  });
  const start = sendWith(async (body, call) => {
    const { id } = await api.call(createItinerary, { body, ...call });
    void queries.invalidateQueries({ queryKey: backOfficeKey, refetchType: 'none' });
    void navigate(regionPaths.itinerary(id));
  });
  return (
    <Form className={classNames(flow.stack3, styles.start)} {...start}>
      <Field
        label={t`Empezar uno nuevo`}
        placeholder={examples.itinerary}
        maxLength={120}
        error={form.formState.errors.title?.message ?? submission.failure}
        {...form.register('title')}
      />
      <Button type="submit" disabled={form.watch('title').trim().length < 3 || submission.isBusy}>
        <Trans>Empezar</Trans>
      </Button>
    </Form>
  );
}
