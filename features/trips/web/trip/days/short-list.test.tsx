import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18n } from '#web/i18n.ts';
import { useShortList } from './short-list.ts';

function Said({ names }: { names: string[] }) {
  return useShortList()(names, 2);
}
const said = (...names: string[]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Said names={names} />
    </I18nProvider>,
  );

test('names beyond the limit are counted instead of listed', () => {
  expect(said('Chan Chan')).toBe('Chan Chan');
  expect(said('Chan Chan', 'Iglesia San José')).toBe('Chan Chan e Iglesia San José');
  expect(said('Chan Chan', 'Huanchaco', 'Moche', 'El Brujo')).toBe('Chan Chan, Huanchaco y 2 más');
});
