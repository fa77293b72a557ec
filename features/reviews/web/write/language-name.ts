const languages = new Intl.DisplayNames('es', { type: 'language' });

export function languageName(code: string): string {
  const name = languages.of(code) ?? code;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
