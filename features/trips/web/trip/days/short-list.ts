import { useLingui } from '@lingui/react/macro';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

export function useShortList(): (names: readonly string[], most: number) => string {
  const { t } = useLingui();
  return (names, most) => {
    const more = names.length - most;
    return list.format(more > 0 ? [...names.slice(0, most), t`${more} más`] : names);
  };
}
