import { type PresenceTerms, USUAL_PRESENCE_TERMS } from '#features/reviews/contract/presence.ts';
import type { Region } from '#regions/read-region.ts';

export function presenceTermsOf({ settings }: Pick<Region, 'settings'>): PresenceTerms {
  return { ...USUAL_PRESENCE_TERMS, ...settings.reviews };
}
