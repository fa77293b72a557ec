import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import flow from '#web/ui/flow.module.css';
import styles from './needs-script.module.css';

interface NeedsScriptProps {
  title: string;
  why: string;
  children: ReactNode;
}

export function NeedsScript({ title, why, children }: NeedsScriptProps) {
  const face = useFace();
  return (
    <>
      <noscript>
        <div className="wrap">
          <EmptyState
            level={1}
            picture={posterUrl({ region: face.id, scene: face.empty.quiet, seed: face.empty.quiet })}
            title={title}
            action={
              <>
                <ButtonLink to={paths.itineraries()}>
                  <Trans>Ver itinerarios listos</Trans>
                </ButtonLink>
                <ButtonLink kind="quiet" to={paths.explore()}>
                  <Trans>Explorar lugares</Trans>
                </ButtonLink>
              </>
            }
          >
            <div className={flow.stack3}>
              <p>{why}</p>
              <p>
                <Trans>
                  Sin JavaScript puedes leer los itinerarios con sus horas, buscar lugares y ver la ficha de cada uno.
                </Trans>
              </p>
            </div>
          </EmptyState>
        </div>
      </noscript>
      <div className={styles.alive}>{children}</div>
    </>
  );
}
