import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { useSession } from '#web/session/session.ts';
import WhoIsHere from './who-is-here.tsx';

test('a visitor who signs in while reading about selling continues at the screens of operators', async () => {
  useSession.setState({ status: 'nobody', person: null });
  const { place } = await show(
    <ApiProvider value={{} as Api}>
      <WhoIsHere />
    </ApiProvider>,
    paths.sell(),
  );
  const back = new URL(place.querySelector('a')!.href, 'https://vereda.pe').searchParams.get('volver');
  expect(back).toBe('/operador');
});
