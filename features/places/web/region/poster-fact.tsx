import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { FactFrame } from './fact-frame.tsx';
import styles from './poster-fact.module.css';
import { usePlaceHourWords } from './use-place-hour-words.ts';
import { useFactWords } from './use-place-words.ts';
import { useSaving } from './use-save-fact.ts';

const VARIANTS = 6;

/** The drawing changes at once, and the history brings the old one back. */
export function PosterFact() {
  const { t } = useLingui();
  const { place, save, failures, isSaving } = useSaving();
  const words = useFactWords();
  const hourWords = usePlaceHourWords();
  const region = useFace().id;
  const { poster } = place.facts;
  const { scenes } = place.choices;
  const scene = scenes.find(({ id }) => id === poster.scene);
  const hours = scene?.hours ?? [];
  return (
    <FactFrame fact="poster">
      <div className={styles.poster}>
        <img src={posterUrl({ region, ...poster })} alt={t`Así se ve`} width={222} height={245} />
        <div className={flow.stack3}>
          <SelectField
            label={words.poster}
            value={poster.scene}
            error={failures.poster}
            disabled={isSaving}
            onChange={({ target }) => void save('poster', { scene: target.value, seed: poster.seed })}
          >
            {!scene && <option value={poster.scene}>{poster.scene}</option>}
            {scenes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
          {hours.length > 1 && (
            <Segmented
              label={t`Hora del dibujo`}
              name="poster-hour"
              value={poster.hour ?? ''}
              onChange={(hour) =>
                void save('poster', { scene: poster.scene, seed: poster.seed, ...(hour && { hour }) })
              }
              options={[
                { value: '', label: t`Cualquiera` },
                ...hours.map((hour) => ({ value: hour, label: hourWords[hour] ?? hour })),
              ]}
            />
          )}
          <Button
            kind="quiet"
            size="small"
            disabled={isSaving}
            onClick={() => void save('poster', { ...poster, seed: nextSeed(poster.seed, place.slug) })}
          >
            <RefreshCw size={16} aria-hidden />
            <Trans>Otra variante</Trans>
          </Button>
        </div>
      </div>
    </FactFrame>
  );
}

/** The seeds of a place are its slug, and its slug with a number from 2. After the last one the first one follows. */
function nextSeed(seed: string, slug: string): string {
  const number = seed === slug ? 1 : Number(seed.startsWith(`${slug}-`) ? seed.slice(slug.length + 1) : 0);
  const next = Number.isInteger(number) && number < VARIANTS ? number + 1 : 1;
  return next === 1 ? slug : `${slug}-${next}`;
}
