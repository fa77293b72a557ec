import { useLingui } from '@lingui/react/macro';
import { OPERATOR_ACTIONS, type OperatorAction } from '../../contract/operator-states.ts';

/** The words of a line of an operator's history. */
export function useOperatorEventWords(): (action: string) => string {
  const { t } = useLingui();
  const words: Record<OperatorAction, string> = {
    submit: t`Envió sus datos`,
    verify: t`La región lo verificó`,
    send_back: t`La región lo devolvió`,
    suspend: t`La región lo suspendió`,
    lapse: t`Venció su registro`,
    resume: t`La región lo reanudó`,
  };
  const isKnown = (action: string): action is OperatorAction => OPERATOR_ACTIONS.some((one) => one === action);
  return (action) => (isKnown(action) ? words[action] : t`Cambió`);
}
