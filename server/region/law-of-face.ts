import type { LegalButton, LegalMode, LegalNotice, LegalPlace } from '#regions/country-schema.ts';
import { legalModeOf, salesOf } from '#regions/legal-mode.ts';
import type { Region } from '#regions/read-region.ts';
import type { Face } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';

/** Other screens get their legal texts from `GET /api/law/`. */
export function lawOfFace({ country, settings }: Pick<Region, 'country' | 'settings'>): Face['law'] {
  const mode = legalModeOf({ settings });
  const stands =
    (place: LegalPlace) =>
    ({ places, modes }: LegalNotice | LegalButton) =>
      places.includes(place) && modes.includes(mode);
  const notices = (place: LegalPlace) =>
    country.notices.filter(stands(place)).map(({ id, title, text }) => ({ id, title, text }));
  const buttons = (place: LegalPlace) =>
    country.buttons
      .filter(stands(place))
      .map(({ id, label, hint, target }) => ({ id, label, hint, href: hrefOf(target) }));
  const foot = [...notices('footer'), ...ownRegister({ country, settings }, mode)];
  const beside = <Notice extends { id: string }>(items: Notice[]) =>
    items.filter(({ id }) => !foot.some((it) => it.id === id));
  const { name, short_name, url } = country.register;
  return {
    sells: salesOf({ country, settings }),
    complaintBook: country.complaint_book.short_name,
    notices: foot,
    buttons: buttons('footer'),
    home: { notices: beside(notices('home')), buttons: buttons('home') },
    listing: {
      notices: beside(notices('listing')),
      register: country.legal_modes[mode].shows_provider_register ? { name, shortName: short_name, url } : null,
    },
  };
}

/** Empty if the country does not require the organisation to register. */
function ownRegister({ country, settings }: Pick<Region, 'country' | 'settings'>, mode: LegalMode) {
  const number = settings.organisation.register_number;
  if (!number || !country.legal_modes[mode].own_register) return [];
  const { short_name: title } = country.register;
  return [{ id: 'own_register', title, text: `${settings.organisation.legal_name}: ${number}` }];
}

function hrefOf(target: LegalButton['target']): string {
  if (target.kind === 'address') return target.url;
  return target.kind === 'complaints' ? travellerPaths.complaints() : paths.policy(target.policy);
}
