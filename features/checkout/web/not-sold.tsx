import { Trans, useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { paths } from '#web/paths/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** @param isHeld true if the order holds seats that can no longer be paid */
export function NotSold({ isHeld = false }: { isHeld?: boolean }) {
  const { t } = useLingui();
  const { sells } = useFace().law;
  return (
    <SceneState
      level={1}
      scene="basket"
      title={sells === 'quotations' ? t`Aquí se vende por cotización` : t`Aquí no se vende`}
      action={
        <ButtonLink to={paths.plans()}>
          <Trans>Ver los planes</Trans>
        </ButtonLink>
      }
    >
      <p>
        {sells === 'quotations' ? (
          <Trans>Elige un plan, pide tu cotización y paga solo la oferta que aceptes.</Trans>
        ) : (
          <Trans>Este sitio muestra los planes y te pone en contacto: la compra la haces con el operador.</Trans>
        )}{' '}
        {isHeld && <Trans>No te cobramos nada, y los lugares guardados se sueltan solos.</Trans>}
      </p>
    </SceneState>
  );
}
