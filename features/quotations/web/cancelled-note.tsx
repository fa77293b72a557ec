import { Trans } from '@lingui/react/macro';
import { formatMoney } from '#web/format/money.ts';
import type { CancelledLine } from '../contract/cancelled-line.ts';

interface CancelledNoteProps {
  line: CancelledLine;
  currency: string;
}

export function CancelledNote({ line: { isWhole, returned }, currency }: CancelledNoteProps) {
  const sum = formatMoney(returned, currency);
  if (returned === 0)
    return isWhole ? <Trans>Cancelada, sin devolución</Trans> : <Trans>Cancelada en parte, sin devolución</Trans>;
  return isWhole ? (
    <Trans>Cancelada, con devolución de {sum}</Trans>
  ) : (
    <Trans>Cancelada en parte, con devolución de {sum}</Trans>
  );
}
