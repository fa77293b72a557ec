import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useLoaderData, useNavigate, useNavigation } from 'react-router';
import { sellsBy } from '#features/policies/contract/sales.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { itemList } from '#web/head/item-list.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PLAN_CATEGORY_NAMES, type PlanCategory } from '../contract/plan-categories.ts';
import { PlanCard } from './list/plan-card.tsx';
import { PlanFilterForm } from './list/plan-filter-form.tsx';
import { type FilterName, NO_FILTERS, type PlanFilters, writeFilters } from './list/plan-filters.ts';
import { loadPlans, type PlansData } from './list/plans-data.ts';
import styles from './plans.module.css';

const MOST_COMPARED = 3;

export const loader = (request: PageRequest): Promise<PlansData> => loadPlans(request);

export function head({ data, face, url }: PageFacts<PlansData>) {
  const category = data?.filters.categoria as PlanCategory | '' | undefined;
  const what = category ? PLAN_CATEGORY_NAMES[category] : null;
  const title = what ? `Planes de ${what.toLowerCase()}` : 'Planes';
  const entries = data?.page.items.map((plan) => ({ name: plan.title, path: travellerPaths.plan(plan.slug) }));
  return {
    title,
    description: `Salidas con operadores de ${face.region}: programa hora por hora, precio total y qué pasa si cancelas.`,
    ...(entries && { jsonLd: [itemList(title, entries, url)] }),
  };
}

export function Component() {
  const data = useLoaderData<PlansData>();
  const { filters, page } = data;
  const face = useFace();
  const { t } = useLingui();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [compared, setCompared] = useState<string[]>([]);
  const loading = navigation.state === 'loading' && navigation.location.pathname === paths.plans();
  const go = (next: PlanFilters) => void navigate(paths.plans(writeFilters(next)), { preventScrollReset: true });
  const flip = (slug: string) =>
    setCompared((known) => (known.includes(slug) ? known.filter((one) => one !== slug) : [...known, slug]));
  const asked = planSearch(filters);
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>
          <Trans>Planes</Trans>
        </h1>
        <p>
          {sellsBy(face.law.sells, 'basket') ? (
            <Trans>
              Salidas por {face.region} con quien las guía: el programa hora por hora, el total antes de pagar y cuánto
              recuperas si cancelas.
            </Trans>
          ) : (
            <Trans>
              Salidas por {face.region} con quien las guía: el programa hora por hora, el precio y cómo pedir tu
              cotización.
            </Trans>
          )}
        </p>
        {page.items.some(({ operator }) => operator.fictional) && <DemoBadge many />}
      </header>
      <PlanFilterForm data={data} go={go} />
      <p className={styles.count} role="status">
        {loading ? <Trans>Buscando…</Trans> : <Plural value={page.total} one="# plan" other="# planes" />}
      </p>
      {page.total === 0 ? (
        <Nothing data={data} go={go} />
      ) : (
        <ul className={styles.cards} data-loading={loading || undefined}>
          {page.items.map((plan, index) => (
            <li key={plan.id}>
              <PlanCard
                plan={plan}
                to={travellerPaths.plan(plan.slug, asked)}
                eager={index < 4}
                compared={compared.includes(plan.slug)}
                {...((compared.includes(plan.slug) || compared.length < MOST_COMPARED) && {
                  onCompare: () => flip(plan.slug),
                })}
              />
            </li>
          ))}
        </ul>
      )}
      {page.next && (
        <p className={styles.next}>
          <ButtonLink kind="quiet" to={nextPage(filters, page.next)}>
            <Trans>Ver más planes</Trans>
          </ButtonLink>
        </p>
      )}
      <p className={styles.next}>
        <TextLink to={travellerPaths.operators()}>
          <Trans>Quiénes hacen estos planes</Trans>
        </TextLink>
      </p>
      {compared.length > 0 && (
        <section className={styles.compare} aria-label={t`Planes para comparar`}>
          <p role="status">
            <Plural value={compared.length} one="# plan elegido" other="# planes elegidos" />
          </p>
          <Button kind="bare" size="small" onClick={() => setCompared([])}>
            <Trans>Quitar</Trans>
          </Button>
          {compared.length > 1 ? (
            <ButtonLink size="small" to={travellerPaths.comparePlans(compared, asked)}>
              <Trans>Comparar</Trans>
            </ButtonLink>
          ) : (
            <small>
              <Trans>Elige otro</Trans>
            </small>
          )}
        </section>
      )}
    </div>
  );
}

function planSearch({ fecha, personas }: PlanFilters): URLSearchParams {
  return writeFilters({ ...NO_FILTERS, fecha, personas });
}

function nextPage(filters: PlanFilters, cursor: string): string {
  const search = writeFilters(filters);
  search.set('desde', cursor);
  return paths.plans(search);
}

function Nothing({ data: { filters, relief }, go }: { data: PlansData; go: (filters: PlanFilters) => void }) {
  const { t } = useLingui();
  const face = useFace();
  const words: Record<FilterName, string> = {
    q: t`la búsqueda «${filters.q}»`,
    fecha: t`la fecha`,
    personas: t`el número de personas`,
    precio: t`el precio`,
    duracion: t`la duración`,
    dificultad: t`la dificultad`,
    idioma: t`el idioma`,
    accesible: t`«accesible»`,
    ninos: t`«con entradas para niños»`,
    categoria: t`la clase de plan`,
    operador: t`el operador`,
    orden: '',
  };
  const filtered = writeFilters(filters).size > 0;
  return (
    <EmptyState
      picture={posterUrl({ region: face.id, scene: face.empty.plans, seed: 'planes' })}
      title={filtered ? t`Ningún plan cumple todo eso` : t`Todavía no hay planes`}
      action={
        filtered ? (
          <Button kind="quiet" onClick={() => go(NO_FILTERS)}>
            <Trans>Ver todos los planes</Trans>
          </Button>
        ) : (
          <ButtonLink to={paths.explore()}>
            <Trans>Explorar lugares</Trans>
          </ButtonLink>
        )
      }
    >
      {relief.length > 0 ? (
        <ul className={styles.relief}>
          {relief.map(({ name, count }) => (
            <li key={name}>
              <Link className={styles.lift} to={paths.plans(writeFilters({ ...filters, [name]: '' }))}>
                <Trans>
                  Sin {words[name]}: <Plural value={count} one="# plan" other="# planes" />
                </Trans>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {filtered ? (
            <Trans>Prueba con menos condiciones.</Trans>
          ) : (
            <Trans>Cuando un operador de la región publique el primero, estará aquí.</Trans>
          )}
        </p>
      )}
    </EmptyState>
  );
}
