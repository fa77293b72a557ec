import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLoaderData } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { paths } from '#web/paths/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PosterFigure } from '#web/ui/poster-figure.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { OperatorsList } from '../contract/operator.ts';
import { listOperators } from '../contract/plan-routes.ts';
import { NO_FILTERS, writeFilters } from './list/plan-filters.ts';
import styles from './operators.module.css';
import { operatorsJsonLd } from './operators-json-ld.ts';
import { languageWords } from './plan-words.ts';

export const loader = ({ api, signal }: PageRequest): Promise<OperatorsList> => api.call(listOperators, { signal });

export const head = ({ data, face, url }: PageFacts<OperatorsList>) => ({
  title: 'Operadores',
  description: `Quiénes venden planes en ${face.region}, y qué planes tienen.`,
  ...(data && { jsonLd: [operatorsJsonLd(data, url)] }),
});

export function Component() {
  const { items } = useLoaderData<OperatorsList>();
  const face = useFace();
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>
          <Trans>Operadores</Trans>
        </h1>
        <p>
          <Trans>Quiénes te llevan por {face.region}. La región revisó los datos de cada uno.</Trans>
        </p>
        {items.some(({ fictional }) => fictional) && <DemoBadge many />}
      </header>
      {items.length === 0 ? (
        <EmptyState
          picture={posterUrl({ region: face.id, scene: face.empty.plans, seed: 'operadores' })}
          title={t`Todavía no hay operadores`}
          action={
            <ButtonLink to={paths.sell()}>
              <Trans>Vende con nosotros</Trans>
            </ButtonLink>
          }
        >
          <p>
            <Trans>Cuando la región apruebe al primero, estará aquí.</Trans>
          </p>
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {items.map((operator) => (
            <li key={operator.id}>
              <OperatorCard operator={operator} />
            </li>
          ))}
        </ul>
      )}
      <p className={textStyles.note}>
        <Trans>
          ¿Llevas gente por la región? <TextLink to={paths.sell()}>Vende con nosotros</TextLink>
        </Trans>
      </p>
    </div>
  );
}

function OperatorCard({ operator }: { operator: OperatorsList['items'][number] }) {
  const face = useFace();
  const { slug, name, company, fictional, about, languages, plans, poster } = operator;
  const toPlans = paths.plans(writeFilters({ ...NO_FILTERS, operador: slug }));
  return (
    <article className={styles.card}>
      <Link to={company ? paths.place(company) : toPlans} viewTransition>
        <PosterFigure src={posterUrl({ region: face.id, ...poster })} title={name} meta={languageWords(languages)} />
      </Link>
      {fictional && (
        <p>
          <DemoBadge />
        </p>
      )}
      {about && <p className={styles.about}>{about}</p>}
      <p>
        {plans > 0 ? (
          <TextLink to={toPlans}>
            <Plural value={plans} one="Ver su plan" other="Ver sus # planes" />
            <span className="sr"> · {name}</span>
          </TextLink>
        ) : (
          <span className={textStyles.note}>
            <Trans>Ahora no tiene planes a la venta.</Trans>
          </span>
        )}
      </p>
    </article>
  );
}
