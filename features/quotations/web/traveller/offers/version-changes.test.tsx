import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lineOf, offerContent } from '#tests/quotations.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import type { SentVersion } from '../../../contract/offer.ts';
import type { ReadOffer } from './offers.ts';
import { VersionChanges } from './version-changes.tsx';

test('lines that the traveller did not accept are not shown as changes', () => {
  const day = (...titles: string[]) => ({
    title: 'Moche',
    stops: titles.map((title) => ({ begin: 540, minutes: 60, place: null, title, note: '', included: true })),
  });
  const lines = [lineOf()];
  const version = (number: number, greeting: string, ...stops: string[]) =>
    ({
      version: number,
      content: offerContent(lines, { greeting, days: [day(...stops)] }),
      currency: 'PEN',
    }) as SentVersion;
  const queries = new QueryClient();
  queries.setQueryData(['offer version', 'one', 1], version(1, 'Hola', 'Paseo', 'Entradas'));
  queries.setQueryData(['offer version', 'one', 2], version(2, 'Buenos días', 'Paseo', 'Entradas'));
  const offer = { id: 'one', current: version(2, 'Buenos días', 'Paseo') } as ReadOffer;
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ApiProvider value={{} as Api}>
          <VersionChanges quotationId="request" requestKey={{}} offer={offer} />
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(shown).toContain('Buenos días');
  expect(shown).not.toContain('Entradas');
});
