import { expect, test } from 'vitest';
import { unsoldLanguagesWarning } from './guide-languages.ts';

test('the warning names the languages that no option has', () => {
  const options = [{ language: 'es' }, { language: null }];
  expect(unsoldLanguagesWarning(['es', 'en', 'fr'], options)).toBe('Ninguna de tus tarifas es en inglés y francés.');
  expect(unsoldLanguagesWarning(['es'], options)).toBeNull();
  expect(unsoldLanguagesWarning(['es', 'en'], [{ language: null }])).toBeNull();
  expect(unsoldLanguagesWarning(['es', 'en'], [])).toBeNull();
});
