import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { frontView } from '#features/organisation/contract/front-view.ts';
import type { OrganisationSettings } from '#features/organisation/contract/settings.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './brand-fields.module.css';
import { type HomeDraft, showInFrame } from './show-in-frame.ts';
import { PREVIEW_SCREENS, type PreviewScreen, useScale } from './use-scale.ts';

const PREVIEW_PATH = '/vista-previa';

/** The real home page with the draft's headline, sentence and picture. */
export function HomePreview({ home }: { home: OrganisationSettings['home'] }) {
  const { t } = useLingui();
  const { id, hero } = useFace();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(0);
  const [screen, setScreen] = useState<PreviewScreen>('phone');
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const { box, scale } = useScale(screen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect applies the draft again after the frame has reloaded.
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page?.body) return;
    const { headline, sentence, picture } = home;
    const poster = (hour: string) =>
      posterUrl({ region: id, scene: hero.scene, seed: hero.scene, hour, format: 'hero' });
    const posters = { day: poster(hero.day), night: poster(hero.night) };
    const draft: HomeDraft = { headline, sentence, front: picture && frontView(picture), posters };
    page.documentElement.dataset.mode = mode;
    showInFrame(page, draft);
  }, [home, mode, loaded, id, hero]);

  return (
    <div className={`${flow.stack3} ${flow.shrinks}`}>
      <div className={`${flow.row3} ${flow.ends}`}>
        <Segmented
          label={t`Vista previa de la portada en`}
          hideLabel
          name="home-preview-screen"
          className={`${flow.grows} ${flow.narrow}`}
          value={screen}
          onChange={setScreen}
          options={[
            { value: 'phone', label: t`Teléfono` },
            { value: 'desktop', label: t`Escritorio` },
          ]}
        />
        <Segmented
          label={t`Vista previa de la portada`}
          hideLabel
          name="home-preview-mode"
          className={`${flow.grows} ${flow.narrow}`}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'light', label: t`De día` },
            { value: 'dark', label: t`De noche` },
          ]}
        />
      </div>
      <div ref={box} className={styles[screen]} style={{ '--scale': scale } as object}>
        <iframe
          ref={frame}
          src={PREVIEW_PATH}
          title={t`Vista previa de la portada`}
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
