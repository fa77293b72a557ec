import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18n } from '#web/i18n.ts';
import { DifferenceView } from './difference-view.tsx';

test('announces differences to screen readers', () => {
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      {' '}
      <DifferenceView
        heading="h4"
        before={'## Plazo\n\nTe respondemos en **15** días.\n\n- Correo'}
        after={'## Plazo\n\nTe respondemos en **10** días.\n\n- Correo\n- [Teléfono](/ayuda)'}
      />
    </I18nProvider>,
  );
  expect(shown).toContain('<h4>Plazo</h4>');
  expect(shown).toMatch(/<del><span class="sr">\(se quita:\) <\/span><strong>15<\/strong><\/del>/);
  expect(shown).toMatch(/<ins><span class="sr">\(se agrega:\) <\/span><strong>10<\/strong><\/ins>/);
  expect(shown).toMatch(/<li><ins>.*<a href="\/ayuda">Teléfono<\/a><\/ins>/);
  expect(shown).toContain('</ins> días.');
  expect(shown).not.toMatch(/##|\*\*|\]\(/);
});
