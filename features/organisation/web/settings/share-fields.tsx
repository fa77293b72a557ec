import { Trans, useLingui } from '@lingui/react/macro';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import flow from '#web/ui/flow.module.css';
import photo from '#web/ui/photo-frame.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import styles from './brand-fields.module.css';
import type { DraftProps } from './draft.ts';
import { Section } from './section.tsx';

export function ShareFields({ draft, choices, change, errorAt }: DraftProps) {
  const { t } = useLingui();
  const { id } = useFace();
  const { brand } = draft;
  const { scene, hour } = brand.share;
  const chosen = choices.scenes.find((one) => one.id === scene);
  const hours: Record<string, string> = {
    dawn: t`Amanecer`,
    noon: t`Mediodía`,
    gold: t`Tarde dorada`,
    dusk: t`Atardecer`,
    night: t`Noche`,
    garua: t`Garúa`,
  };
  type Share = typeof brand.share;
  const share = (next: Partial<Share>) => change({ brand: { ...brand, share: { ...brand.share, ...next } } });
  return (
    <Section
      title={t`Imagen para compartir`}
      text={<Trans>Sale cuando alguien comparte la dirección del sitio.</Trans>}
    >
      <SelectField
        label={t`Escena`}
        value={scene}
        error={errorAt('brand.share.scene')}
        onChange={(event) => {
          const next = choices.scenes.find((one) => one.id === event.target.value);
          const kept = next?.hours.includes(hour) ? hour : next?.hours[0];
          share({ scene: event.target.value, hour: kept as Share['hour'] });
        }}
      >
        {choices.scenes.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Hora`}
        value={hour}
        error={errorAt('brand.share.hour')}
        onChange={(event) => share({ hour: event.target.value as Share['hour'] })}
      >
        {chosen?.hours.map((one) => (
          <option key={one} value={one}>
            {hours[one] ?? one}
          </option>
        ))}
      </SelectField>
      <figure className={`${photo.frame} ${flow.whole} ${styles.share}`}>
        <img
          src={posterUrl({ region: id, scene, seed: scene, hour, format: 'panorama' })}
          alt=""
          width={1085}
          height={490}
        />
        <figcaption className={textStyles.titleS}>{draft.identity.product}</figcaption>
      </figure>
    </Section>
  );
}
