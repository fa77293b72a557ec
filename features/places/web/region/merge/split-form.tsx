import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { backOfficeKey, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { FACTS } from '../../../contract/place-facts.ts';
import { splitPlace } from '../../../contract/region-routes.ts';
import { SPLIT_ALWAYS, type SplitOffer } from '../../../contract/split.ts';
import { placePartsQuery, regionPlaceQuery } from '../region.queries.ts';
import { useFactText } from '../use-fact-text.ts';
import { useFactWords } from '../use-place-words.ts';
import { MarkList } from './mark-list.tsx';

export function SplitPlace({ id }: { id: string }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(placePartsQuery(useApi(), id));
  if (error) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  return <SplitForm key={dataUpdatedAt} offer={data} readAgain={() => void refetch()} />;
}

const NONE: ReadonlySet<string> = new Set();

function SplitForm({ offer, readAgain }: { offer: SplitOffer; readAgain: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const words = useFactWords();
  const text = useFactText();
  const root = useRef<HTMLFormElement>(null);
  const submission = useSubmit({ root });
  const [newId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  const { place, sources, rows } = offer;
  const of = (group: string) => chosen.get(group) ?? NONE;
  const choose = (group: string) => (keys: ReadonlySet<string>) =>
    setChosen((before) => new Map(before).set(group, keys));
  const facts = FACTS.filter((fact) => !SPLIT_ALWAYS.some((one) => one === fact)).flatMap((fact) => {
    const value = text(fact, place.facts[fact]);
    return value ? [{ key: fact, text: `${words[fact]}: ${value}` }] : [];
  });
  const rowTitles: Partial<Record<SplitOffer['rows'][number]['rows'], string>> = {
    reviews: t`Opiniones que son del lugar nuevo`,
    photos: t`Fotos que son del lugar nuevo`,
    questions: t`Preguntas que son del lugar nuevo`,
  };
  const isStale = submission.problem?.code === 'company_changed_meanwhile';

  async function split(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim().length < 2) return;
    await submission.submit(async (call) => {
      const made = await api.call(splitPlace, {
        params: { id: place.id },
        body: {
          ...{ newId, name: name.trim(), seen: place.updatedAt },
          take: FACTS.filter((fact) => of('facts').has(fact)),
          sources: sources.flatMap(({ source, key }) =>
            of('sources').has(`${source} ${key}`) ? [{ source, key }] : [],
          ),
          rows: rows.map((group) => ({ rows: group.rows, keys: [...of(group.rows)] })),
        },
        ...call,
      });
      queries.setQueryData(regionPlaceQuery(api, made.id).queryKey, made);
      queries.removeQueries({ queryKey: regionPlaceQuery(api, place.id).queryKey });
      void queries.invalidateQueries({ queryKey: [...backOfficeKey, 'places', 'list'] });
      await navigate(regionPaths.place(made.id));
    });
  }

  return (
    <Form ref={root} noValidate className={flow.stack5} onSubmit={split}>
      <p>
        <Trans>
          <b>{place.facts.name}</b> queda como está, menos lo que marques. El lugar nuevo empieza en el mismo punto.
        </Trans>
      </p>
      <Field
        label={t`Nombre del lugar nuevo`}
        value={name}
        maxLength={200}
        autoComplete="off"
        error={isTried && name.trim().length < 2 && t`Escribe el nombre del lugar.`}
        onChange={({ target }) => setName(target.value)}
      />
      <MarkList
        title={t`Datos que también valen para el nuevo`}
        items={facts}
        chosen={of('facts')}
        onChange={choose('facts')}
      />
      <MarkList
        title={t`Registros de fuentes que son del nuevo`}
        items={sources.map(({ source, key, sourceName, name: called }) => ({
          key: `${source} ${key}`,
          text: `${called ?? key} · ${sourceName}`,
        }))}
        chosen={of('sources')}
        onChange={choose('sources')}
      />
      {rows.map((group) => (
        <MarkList
          key={group.rows}
          title={rowTitles[group.rows] ?? group.rows}
          items={group.items}
          chosen={of(group.rows)}
          onChange={choose(group.rows)}
        />
      ))}
      {sources.length === 0 && rows.length === 0 && (
        <p className={textStyles.note}>
          <Trans>Este lugar no tiene opiniones, fotos, preguntas ni registros de fuentes.</Trans>
        </p>
      )}
      <FormProblem of={submission} />
      <Actions>
        {isStale ? (
          <Button onClick={readAgain}>
            <Trans>Ver los datos otra vez</Trans>
          </Button>
        ) : (
          <Button type="submit" disabled={submission.isBusy}>
            {submission.isBusy ? t`Dividiendo…` : t`Crear el lugar nuevo`}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
