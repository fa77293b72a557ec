import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { posterUrl } from '#posters/poster-url.ts';
import { type Look, useFace } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface SceneStateProps extends Omit<ComponentProps<typeof EmptyState>, 'picture'> {
  scene: keyof Look['empty'];
}

export function SceneState({ scene, ...state }: SceneStateProps) {
  const { id: region, empty } = useFace();
  const picture = posterUrl({ region, scene: empty[scene], seed: empty[scene] });
  const shown = <EmptyState {...state} picture={picture} />;
  return state.level === 1 ? <div className="wrap">{shown}</div> : shown;
}

export function NotFoundState({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <SceneState
      level={1}
      scene="quiet"
      title={t`Por aquí no hay camino`}
      action={
        <ButtonLink to={paths.explore()}>
          <Trans>Explorar la región</Trans>
        </ButtonLink>
      }
    >
      <p>{children}</p>
    </SceneState>
  );
}
