import type { Organisation } from '#features/organisation/contract/organisation.ts';
import * as routes from '#features/organisation/contract/routes.ts';
import { legalModeOf } from '#regions/legal-mode.ts';
import type { Region } from '#regions/read-region.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';

export function showOrganisation(app: App, { region }: Platform): void {
  serve(app, routes.showOrganisation, async () => organisationView(await region.current()));
}

function organisationView({ settings }: Region): Organisation {
  const { organisation, sources } = settings;
  return {
    id: settings.id,
    product: settings.product,
    region: settings.name,
    tagline: settings.tagline,
    description: settings.description,
    demo: settings.demo,
    organisation: {
      name: organisation.name,
      legalName: organisation.legal_name,
      email: organisation.email,
      phone: organisation.phone,
      address: organisation.address,
      registerNumber: organisation.register_number ?? null,
    },
    country: settings.country,
    legalMode: legalModeOf({ settings }),
    languages: settings.languages ?? ['es'],
    locale: settings.locale,
    timeZone: settings.time_zone,
    currency: settings.currency,
    centre: settings.centre,
    box: settings.bbox,
    dataDate: settings.data_date,
    sources: sources.map(({ licence_name, licence_url, used_for, ...source }) => ({
      ...source,
      licenceName: licence_name,
      licenceUrl: licence_url,
      usedFor: used_for,
    })),
  };
}
