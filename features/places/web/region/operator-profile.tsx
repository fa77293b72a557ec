import { Trans, useLingui } from '@lingui/react/macro';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { regionPaths } from '#web/paths/region.ts';
import { paths } from '#web/paths/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { FactName } from '../../contract/place-facts.ts';
import type { RegionPlace } from '../../contract/region.ts';
import styles from './poster-fact.module.css';
import { useFactText } from './use-fact-text.ts';
import { useFactWords } from './use-place-words.ts';

const SHOWN: readonly FactName[] = ['kind', 'summary', 'phones', 'website', 'address', 'district'];

/** The profile of an operator cannot be changed here, because the next save of the operator would replace it. */
export function OperatorProfile({ place, operatorId }: { place: RegionPlace; operatorId: string }) {
  const { t } = useLingui();
  const region = useFace().id;
  const words = useFactWords();
  const text = useFactText();
  const { facts } = place;
  return (
    <div className={flow.stack5}>
      <h2>{facts.name}</h2>
      <Alert
        tone="accent"
        live="none"
        title={t`Es el perfil de un operador`}
        action={
          <ButtonLink size="small" to={regionPaths.operator(operatorId)}>
            <Trans>Abrir la ficha del operador</Trans>
          </ButtonLink>
        }
      >
        <Trans>Sus datos los escribe el operador. Aquí solo se miran.</Trans>
      </Alert>
      <div className={styles.poster}>
        <img src={posterUrl({ region, ...facts.poster })} alt="" width={222} height={245} />
        <Facts>
          {SHOWN.map((fact) => (
            <Fact key={fact} name={words[fact]}>
              {text(fact, facts[fact]) || '—'}
            </Fact>
          ))}
        </Facts>
      </div>
      {place.state === 'published' && (
        <p>
          <TextLink to={paths.place(place.slug)}>
            <Trans>Ver su página</Trans>
          </TextLink>
        </p>
      )}
    </div>
  );
}
