import { regionClock } from '#features/organisation/api/public.ts';
import type { PresenceCode } from '#features/reviews/contract/presence.ts';
import { codeFragment } from '#features/reviews/contract/presence-code.ts';
import { drawQr } from '#server/paper/draw-qr.ts';
import type { Platform } from '#server/platform.ts';
import type { VisitedOwner } from '../account/visited-owner.ts';
import { codeMonths } from './presence.rules.ts';
import { openPresenceCodes } from './presence-codes.ts';

/** The code of this month, and near its end that of the next month. The caller has checked that the person may print it. */
export async function presenceCode(platform: Platform, owner: VisitedOwner): Promise<PresenceCode> {
  const { config, region } = platform;
  const now = new Date();
  const { current, from, to, next } = codeMonths(now, regionClock(await region.current()).timeZone);
  const [codes, { name, page }] = await Promise.all([
    openPresenceCodes(config),
    owner.reviewed.siteOf(platform, owner.id, now),
  ]);
  const printed = (month: string, span: { from: string; to: string }) => {
    const code = codes.codeOf(owner, month);
    return { code, ...span, qr: drawQr(config.PUBLIC_URL + page + codeFragment(code)) };
  };
  return {
    name,
    page,
    ...printed(current, { from, to }),
    next: next && printed(next.month, { from: next.from, to: next.to }),
  };
}
