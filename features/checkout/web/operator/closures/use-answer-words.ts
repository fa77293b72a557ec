import { useLingui } from '@lingui/react/macro';
import type { ClosureAnswer } from '#features/operators/contract/plan-closure-states.ts';

export function useAnswerWords(): Record<ClosureAnswer, { name: string; effect: string }> {
  const { t } = useLingui();
  return {
    without: {
      name: t`Sale sin esa parada`,
      effect: t`Se vende con un aviso, y quienes ya reservaron eligen si van así, otra fecha o la devolución.`,
    },
    instead: {
      name: t`Sale con otra parada`,
      effect: t`Se vende con un aviso, y quienes ya reservaron eligen si van así, otra fecha o la devolución.`,
    },
    as_sold: {
      name: t`Sale igual, por otro camino`,
      effect: t`Se vende como siempre y a quienes reservaron les decimos que nada cambia.`,
    },
    call_off: {
      name: t`No sale esos días`,
      effect: t`No se vende, y a quienes reservaron se les ofrece otra fecha o todo su dinero. No se puede deshacer.`,
    },
  };
}
