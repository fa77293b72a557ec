import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { MARK_NAMES, MARKS, type MarkName } from '#features/organisation/contract/marks.ts';
import type { ColourMode } from '#features/organisation/contract/palette.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import styles from './brand-fields.module.css';
import { BrandPreview } from './brand-preview.tsx';
import { ColourFields } from './colour-fields.tsx';
import type { DraftProps } from './draft.ts';
import { LogoField } from './logo-field.tsx';
import { Section } from './section.tsx';
import { ShareFields } from './share-fields.tsx';

export function BrandFields(props: DraftProps) {
  const { draft, choices, change, errorAt } = props;
  const { t } = useLingui();
  const [mode, setMode] = useState<ColourMode>('brand');
  const { brand } = draft;
  const pathOf = (mark: MarkName) => (mark === 'own' ? choices.ownMark : MARKS[mark].path);
  const marks = MARK_NAMES.filter((mark) => mark === 'own' || pathOf(mark) !== choices.ownMark);
  return (
    <>
      <Section title={t`Marca`} text={<Trans>La figura junto al nombre y en el icono de la aplicación.</Trans>}>
        <FieldSet className={flow.whole} legend={<Trans>Figura de la marca</Trans>} hideLegend>
          <div className={styles.marks}>
            {marks.map((mark) => (
              <ChoiceCard
                key={mark}
                look="tile"
                className={styles.mark}
                name="mark"
                value={mark}
                checked={brand.mark === mark}
                onChange={() => change({ brand: { ...brand, mark } })}
              >
                <svg viewBox="0 0 26 26" aria-hidden="true">
                  <path d={pathOf(mark)} fill="currentColor" fillRule="evenodd" />
                </svg>
                <span>{mark === 'own' ? t`La de la región` : MARKS[mark].name}</span>
              </ChoiceCard>
            ))}
          </div>
        </FieldSet>
        <div className={`${flow.whole} ${flow.shrinks}`}>
          <LogoField
            logo={brand.logo}
            error={errorAt('brand.logo')}
            onChange={(logo) => change({ brand: { ...brand, logo } })}
          />
        </div>
      </Section>
      <Section
        title={t`Colores`}
        text={
          <Trans>
            Cada par que se encuentra en pantalla debe leerse bien (WCAG AA). Lo que no se lee se señala y no se puede
            guardar.
          </Trans>
        }
      >
        <div className={`${flow.stack4} ${flow.whole} ${flow.shrinks}`}>
          <div className={`${flow.row2} ${flow.ends}`}>
            <Segmented
              label={t`Colores de`}
              hideLabel
              name="colour-mode"
              className={`${flow.grows} ${flow.narrow}`}
              value={mode}
              onChange={setMode}
              options={[
                { value: 'brand', label: t`De día` },
                { value: 'night', label: t`De noche` },
              ]}
            />
            <Button kind="bare" size="small" onClick={() => change({ brand: { ...brand, palette: choices.palette } })}>
              <RotateCcw size={18} aria-hidden />
              <Trans>Colores de la región</Trans>
            </Button>
          </div>
          <div className={styles.studio}>
            <ColourFields {...props} mode={mode} />
            <BrandPreview
              palette={brand.palette}
              mark={pathOf(brand.mark)}
              product={draft.identity.product}
              mode={mode}
            />
          </div>
        </div>
      </Section>
      <ShareFields {...props} />
    </>
  );
}
