import type { LegalButton, LegalMode } from '#regions/country-schema.ts';
import type { Region } from '#regions/read-region.ts';
import type { Face } from '#web/face.ts';

/** What the law wants at the foot of every page. The rest of it is asked for where it is needed (`GET /api/law/`). */
export function lawOfFace({ country, settings }: Pick<Region, 'country' | 'settings'>): Face['law'] {
  const mode: LegalMode = settings.legal_mode ?? 'directory';
  const stands = ({ places, modes }: { places: string[]; modes: string[] }) =>
    places.includes('footer') && modes.includes(mode);
  return {
    complaintBook: country.complaint_book.short_name,
    notices: country.notices.filter(stands).map(({ id, title, text }) => ({ id, title, text })),
    buttons: country.buttons
      .filter(stands)
      .map(({ id, label, hint, target }) => ({ id, label, hint, href: hrefOf(target) })),
  };
}

function hrefOf(target: LegalButton['target']): string {
  if (target.kind === 'address') return target.url;
  return target.kind === 'complaints' ? '/reclamos' : `/politicas/${target.policy}`;
}
