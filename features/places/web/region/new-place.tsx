import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { backOfficeKey, Trouble } from '#features/backoffice/web/public.ts';
import type { LonLat, MapFit } from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { FACT_SOURCES, type FactSourceKind } from '../../contract/place-facts.ts';
import type { RegionPlaces, TwinPlaces } from '../../contract/region.ts';
import { createPlace, findTwinPlaces } from '../../contract/region-routes.ts';
import { CoordinatesField } from './coordinates-field.tsx';
import { PinMap } from './pin-map.tsx';
import { regionPlaceQuery, regionPlacesQuery } from './region.queries.ts';
import { Twins } from './twins.tsx';
import { useFactWords, useSourceWords } from './use-place-words.ts';

interface Wanted {
  name: string;
  label: string;
  address: string;
  source: FactSourceKind;
  point: LonLat | null;
}

/** Asks for likely twins before it adds a draft. */
export function NewPlace() {
  const api = useApi();
  const { data, error, refetch } = useInfiniteQuery(regionPlacesQuery(api, { q: '', lacks: [] }));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={5} />;
  return <NewPlaceForm kinds={data.pages[0]!.kinds} />;
}

function NewPlaceForm({ kinds }: { kinds: RegionPlaces['kinds'] }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const words = useFactWords();
  const sources = useSourceWords();
  const { centre } = useFace();
  const [search] = useSearchParams();
  const [wanted, setWanted] = useState<Wanted>(() => ({
    name: search.get('nombre')?.slice(0, 200) ?? '',
    ...{ label: '', address: '', source: 'on_spot', point: null },
  }));
  const [isTried, setTried] = useState(false);
  const [twins, setTwins] = useState<TwinPlaces['items']>([]);
  const root = useRef<HTMLFormElement>(null);
  const submission = useSubmit({ root });
  const [fit] = useState((): MapFit => ({ center: [centre.lon, centre.lat], zoom: 13 }));
  const { name, label, address, source, point } = wanted;
  const kind = kinds.find((one) => one.label === label);

  function put(part: Partial<Wanted>) {
    setWanted((before) => ({ ...before, ...part }));
    setTwins([]);
  }
  async function add(isSure: boolean) {
    setTried(true);
    if (name.trim().length < 2 || !kind || !point) return;
    const [lon, lat] = point;
    await submission.submit(async (call) => {
      const alike = isSure
        ? []
        : (await api.call(findTwinPlaces, { query: { name: name.trim(), category: kind.category, lon, lat }, ...call }))
            .items;
      setTwins(alike);
      if (alike.length > 0) return;
      const made = await api.call(createPlace, {
        body: {
          name: name.trim(),
          kind,
          position: { lon, lat },
          ...(address.trim() && { address: address.trim() }),
          source,
        },
        ...call,
      });
      queries.setQueryData(regionPlaceQuery(api, made.id).queryKey, made);
      void queries.invalidateQueries({ queryKey: [...backOfficeKey, 'places', 'list'] });
      void navigate(regionPaths.place(made.id), { replace: true });
    });
  }

  return (
    <Form
      ref={root}
      noValidate
      className={flow.stack5}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void add(false);
      }}
    >
      <p className={textStyles.note}>
        <Trans>Entra como borrador. Lo completas y lo publicas cuando esté listo.</Trans>
      </p>
      <Field
        label={words.name}
        value={name}
        maxLength={200}
        autoComplete="off"
        error={isTried && name.trim().length < 2 && t`Escribe el nombre del lugar.`}
        onChange={({ target }) => put({ name: target.value })}
      />
      <SelectField
        label={words.kind}
        value={label}
        error={isTried && !kind && t`Elige qué tipo de lugar es.`}
        onChange={({ target }) => put({ label: target.value })}
      >
        <option value="">{t`Elige un tipo`}</option>
        {kinds.map((one) => (
          <option key={one.label}>{one.label}</option>
        ))}
      </SelectField>
      <div className={flow.stack2}>
        <h2 className={textStyles.titleS}>{words.position}</h2>
        <PinMap
          label={t`Mapa para ubicar el lugar`}
          pinLabel={t`Posición del lugar: arrástrala o muévela con las flechas`}
          point={point ?? [centre.lon, centre.lat]}
          fit={fit}
          byClick
          onMove={(to) => put({ point: to })}
          onDrop={(to) => put({ point: to })}
          onStep={(to) => put({ point: to })}
        />
        {isTried && !point ? (
          <p className={textStyles.stop} role="alert">
            <Trans>Lleva el punto a donde está el lugar.</Trans>
          </p>
        ) : (
          <p className={textStyles.note}>
            <Trans>
              Toca el mapa o arrastra el punto. Con el teclado, las flechas lo mueven 1 m; con mayúsculas, 10 m.
            </Trans>
          </p>
        )}
      </div>
      <CoordinatesField point={point} onChange={(to) => put({ point: to })} />
      <Field
        label={t`Dirección, si la sabes`}
        value={address}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => put({ address: target.value })}
      />
      <SelectField
        label={t`Cómo lo sabes`}
        value={source}
        onChange={({ target }) => put({ source: target.value as FactSourceKind })}
      >
        {FACT_SOURCES.map((one) => (
          <option key={one} value={one}>
            {sources[one]}
          </option>
        ))}
      </SelectField>
      <FormProblem of={submission} />
      {twins.length > 0 ? (
        <Twins twins={twins} isBusy={submission.isBusy} onNone={() => void add(true)} />
      ) : (
        <Actions>
          <Button type="submit" disabled={submission.isBusy}>
            <Trans>Agregar el lugar</Trans>
          </Button>
        </Actions>
      )}
    </Form>
  );
}
