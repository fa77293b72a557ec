import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOperator } from '#features/operators/web/public.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { operatorPaths } from '#web/paths/operator.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { InboxBox } from '../../../contract/operator.ts';

type Part = InboxBox | 'unread';

export function EmptyBox({ part, open }: { part: Part; open: number }) {
  const { id: operatorId } = useOperator();
  const { title, words } = useWords()[part];
  return (
    <SceneState
      scene="quiet"
      title={title}
      action={
        open > 0 && (
          <ButtonLink kind="quiet" to={operatorPaths.quotations(operatorId, 'open')} replace>
            <Trans>Tienes {open} por responder</Trans>
          </ButtonLink>
        )
      }
    >
      <p>{words}</p>
    </SceneState>
  );
}

function useWords(): Record<Part, { title: string; words: ReactNode }> {
  const { t } = useLingui();
  return {
    open: {
      title: t`Nada por responder`,
      words: (
        <Trans>
          Cuando alguien pida una cotización que encaje con tu zona y tus fechas, la verás aquí y te llegará un correo.
        </Trans>
      ),
    },
    answered: {
      title: t`Ninguna oferta tuya espera una decisión`,
      words: <Trans>Las que envíes quedan aquí hasta que el viajero decida o venza su plazo.</Trans>,
    },
    accepted: {
      title: t`Todavía nadie aceptó una oferta tuya`,
      words: <Trans>Cuando alguien acepte una, la verás aquí con su pago.</Trans>,
    },
    over: {
      title: t`Ninguna terminó todavía`,
      words: <Trans>Aquí quedan las que ya viajaron, y también las que vencieron o no se eligieron.</Trans>,
    },
    unread: {
      title: t`Leíste todos los mensajes`,
      words: <Trans>Aquí verás los mensajes nuevos.</Trans>,
    },
  };
}
