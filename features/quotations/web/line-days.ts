import { useLingui } from '@lingui/react/macro';
import { daysOfLine } from '../contract/line-days.ts';
import type { OfferLine } from '../contract/offer.ts';

/** Example: "día 2" or "días 1 a 3". */
export function useLineDays(): (line: OfferLine, dayCount: number) => string {
  const { t } = useLingui();
  return (line, dayCount) => {
    const days = daysOfLine(line, dayCount);
    const [first, last] = [days[0]! + 1, days.at(-1)! + 1];
    return first === last ? t`día ${first}` : t`días ${first} a ${last}`;
  };
}
