import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ColourMode } from '#features/organisation/contract/palette.ts';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './brand-fields.module.css';
import { PREVIEW_SCREENS, type PreviewScreen, useScale } from './use-scale.ts';

interface BrandPreviewProps {
  palette: Record<string, string>;
  mark: string;
  product: string;
  mode: ColourMode;
}

const PREVIEW_PATH = '/vista-previa';

/**
 * Shows the site with unsaved colours in a frame. The frame runs no scripts and takes no clicks, so that a click cannot
 * leave the editor.
 */
export function BrandPreview({ palette, mark, product, mode }: BrandPreviewProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(0);
  const [screen, setScreen] = useState<PreviewScreen>('phone');
  const { box, scale } = useScale(screen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect applies the colours again after the frame has reloaded.
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page?.documentElement) return;
    for (const [role, colour] of Object.entries(palette)) page.documentElement.style.setProperty(`--${role}`, colour);
    page.documentElement.dataset.mode = mode === 'night' ? 'dark' : 'light';
    if (page.body) page.body.style.pointerEvents = 'none';
    const brand = page.querySelector('header a:has(> svg[viewBox="0 0 26 26"])');
    brand?.querySelector('path')?.setAttribute('d', mark);
    if (brand?.lastChild) brand.lastChild.textContent = product;
  }, [palette, mark, product, mode, loaded]);

  return (
    <div className={`${flow.stack3} ${styles.preview}`}>
      <Segmented
        label={t`Vista previa en`}
        name="preview-screen"
        value={screen}
        onChange={setScreen}
        options={[
          { value: 'phone', label: t`Teléfono` },
          { value: 'desktop', label: t`Escritorio` },
        ]}
      />
      <div ref={box} className={styles[screen]} style={{ '--scale': scale } as object}>
        <iframe
          ref={frame}
          src={PREVIEW_PATH}
          title={t`Vista previa del inicio con estos colores`}
          sandbox="allow-same-origin"
          tabIndex={-1}
          style={{ width: PREVIEW_SCREENS[screen] }}
          onLoad={() => setLoaded((count) => count + 1)}
        />
      </div>
      <p className={textStyles.note}>
        <Trans>Es la portada de verdad, con el borrador encima. Nadie más lo ve hasta que guardes.</Trans>
      </p>
    </div>
  );
}
