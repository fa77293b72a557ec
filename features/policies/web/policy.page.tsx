import { Trans } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDay } from '#web/format/dates.ts';
import { notFound, type PageFacts, type PageRequest } from '#web/page.tsx';
import { Reading } from '#web/ui/reading.tsx';
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
  const { kind, title, version, effectiveFrom, body } = useLoaderData<Policy>();
  const { id, empty } = useFace();
  const since = formatDay(effectiveFrom);
  return (
    <Reading
      title={title}
      lead={
        <Trans>
          Versión {version}, vigente desde el {since}
        </Trans>
      }
      picture={posterUrl({ region: id, scene: empty.quiet, seed: kind })}
    >
      <div className={styles.policy}>
        <LegalText markdown={body} />
      </div>
    </Reading>
  );
}
