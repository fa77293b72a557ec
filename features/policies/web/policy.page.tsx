import { Trans } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDay } from '#web/format/dates.ts';
import { notFound, type PageFacts, type PageRequest } from '#web/page.tsx';
import { Reading } from '#web/ui/reading.tsx';
import { POLICY_KINDS, type Policy } from '../contract/policy.ts';
import { showPolicy } from '../contract/routes.ts';
import { LegalText } from './legal-text.tsx';
import { Versions } from './versions.tsx';

export async function loader({ api, params, url, signal }: PageRequest) {
  const kind = POLICY_KINDS.find((it) => it === params.kind);
  if (!kind) throw notFound();
  const version = url.searchParams.get('version');
  if (version && !/^[1-9]\d{0,5}$/.test(version)) throw notFound();
  return api.call(showPolicy, { params: { kind }, query: { version: version ? Number(version) : null }, signal });
}

export const head = ({ data, face, url }: PageFacts<Policy>) => ({
  title: data.title,
  description: `${data.title} de ${face.product}: versión ${data.version}, vigente desde el ${formatDay(data.effectiveFrom)}.`,
  noIndex: url.searchParams.has('version'),
});

export function Component() {
  const policy = useLoaderData<Policy>();
  const { title, version, effectiveFrom, state, body } = policy;
  const { id, empty } = useFace();
  const since = formatDay(effectiveFrom);
  return (
    <Reading
      title={title}
      lead={
        state === 'superseded' ? (
          <Trans>
            Versión {version}, desde el {since}. Ya no está vigente.
          </Trans>
        ) : state === 'scheduled' ? (
          <Trans>
            Versión {version}, regirá desde el {since}
          </Trans>
        ) : (
          <Trans>
            Versión {version}, vigente desde el {since}
          </Trans>
        )
      }
      picture={posterUrl({ region: id, scene: empty.quiet, seed: empty.quiet })}
    >
      <LegalText markdown={body} />
      {policy.versions.length > 1 && <Versions policy={policy} />}
    </Reading>
  );
}
