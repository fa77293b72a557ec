import { Trans } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { formatDay } from '#web/format/dates.ts';
import { notFound, type PageFacts, type PageRequest } from '#web/page.tsx';
import { POLICY_KINDS, type Policy } from '../contract/policy.ts';
import { policyRoutes } from '../contract/routes.ts';
import { LegalText } from './legal-text.tsx';
import styles from './policy.module.css';

export async function loader({ api, params, signal }: PageRequest) {
  const kind = POLICY_KINDS.find((it) => it === params.kind);
  if (!kind) throw notFound();
  return api.get<Policy>(policyRoutes.detail.replace(':kind', kind), { signal });
}

export const head = ({ data, face }: PageFacts<Policy>) => ({
  title: data.title,
  description: `${data.title} de ${face.product}: versión ${data.version}, vigente desde el ${formatDay(data.effectiveFrom)}.`,
});

export function Component() {
  const { title, version, effectiveFrom, body } = useLoaderData<Policy>();
  const since = formatDay(effectiveFrom);
  return (
    <article className={`wrap ${styles.policy}`}>
      <h1>{title}</h1>
      <p className={styles.version}>
        <Trans>
          Versión {version}, vigente desde el {since}
        </Trans>
      </p>
      <LegalText markdown={body} />
    </article>
  );
}
