import { Trans, useLingui } from '@lingui/react/macro';
import { Dices } from 'lucide-react';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ItineraryDocument, ItineraryEditor } from '../../contract/region.ts';
import styles from './itinerary-form.module.css';

interface CoverFieldProps {
  poster: ItineraryDocument['poster'];
  scenes: ItineraryEditor['scenes'];
  onChange: (poster: ItineraryDocument['poster']) => void;
}

export function CoverField({ poster, scenes, onChange }: CoverFieldProps) {
  const { t } = useLingui();
  const region = useFace().id;
  const label = scenes.find(({ scene }) => scene === poster.scene)?.label;
  const known = label ? scenes : [...scenes, { scene: poster.scene, label: poster.scene }];
  return (
    <section className={styles.cover}>
      <PhotoFrame src={posterUrl({ region, ...poster })} alt={label ?? ''} width={222} height={245} />
      <div className={flow.stack3}>
        <SelectField
          label={t`Dibujo de portada`}
          value={poster.scene}
          onChange={({ target }) => onChange({ ...poster, scene: target.value })}
        >
          {known
            .toSorted((a, b) => a.label.localeCompare(b.label, 'es'))
            .map(({ scene, label: name }) => (
              <option key={scene} value={scene}>
                {name}
              </option>
            ))}
        </SelectField>
        <Button
          kind="quiet"
          size="small"
          block
          onClick={() => onChange({ ...poster, seed: crypto.randomUUID().slice(0, 8) })}
        >
          <Dices size={18} aria-hidden />
          <Trans>Otro dibujo</Trans>
        </Button>
      </div>
    </section>
  );
}
