import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ClosureReachList } from './region/closure-reach-list.tsx';

export const head = () => ({ title: 'A quién llegó un cierre', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  return (
    <BackOffice
      title={t`A quién llegó este cierre`}
      lead={
        <Trans>
          Los planes que paran ahí, qué dijo cada operador, y a quiénes con reserva se les avisó. El camino que toma
          cada operador no se conoce: una vía o un evento toca a los planes que paran dentro de su zona.
        </Trans>
      }
      actions={
        <ButtonLink kind="quiet" to={regionPaths.closure(id)}>
          <Trans>Ver el cierre</Trans>
        </ButtonLink>
      }
    >
      <ClosureReachList key={id} id={id} />
    </BackOffice>
  );
}
