import type { LawView } from '#features/policies/contract/law.ts';
import * as routes from '#features/policies/contract/routes.ts';
import type { LegalButton } from '#regions/country-schema.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { type Law, lawOf } from './law.ts';

export function showLaw(app: App, platform: Platform): void {
  serve(app, routes.showLaw, async () => lawView(lawOf(await platform.region.current())));
}

export function lawView({ pack, mode }: Law): LawView {
  const { summary, sells, own_register, shows_provider_register, hides_unregistered } = pack.legal_modes[mode];
  const { short_name, validity, ...register } = pack.register;
  const inMode = <T extends { modes: string[] }>(items: T[]) => items.filter(({ modes }) => modes.includes(mode));
  return {
    country: pack.country,
    countryName: pack.name,
    confirmed: pack.status === 'confirmada',
    mode,
    modeSummary: summary,
    consequences: {
      sells,
      ownRegister: own_register,
      showsProviderRegister: shows_provider_register,
      hidesUnregistered: hides_unregistered,
    },
    notices: inMode(pack.notices).map(({ modes: _, ...notice }) => notice),
    buttons: inMode(pack.buttons).map(({ modes: _, target, ...button }) => ({ ...button, href: buttonHref(target) })),
    withdrawal: {
      summary: pack.withdrawal.summary,
      rights: pack.withdrawal.rights.map(({ id, name, applies, term, refund, exclusions, basis }) => ({
        id,
        name,
        applies,
        term,
        refund,
        exclusions: exclusions.map(({ text }) => text),
        basis,
      })),
    },
    register: { ...register, shortName: short_name, validity: validity.text, expires: validity.expires },
    taxes: pack.taxes.map(({ basis_points, in_price, ...tax }) => ({
      ...tax,
      basisPoints: basis_points,
      inPrice: in_price,
    })),
  };
}

function buttonHref(target: LegalButton['target']): string {
  switch (target.kind) {
    case 'complaints':
      return travellerPaths.complaints();
    case 'policy':
      return paths.policy(target.policy);
    case 'address':
      return target.url;
  }
}
