import { useLingui } from '@lingui/react/macro';

interface Ages {
  name: string;
  minAge: number | null;
  maxAge: number | null;
}

/**
 * The returned function returns null for a unit without age limits, and for a name that already has ages, such as "Niña
 * o niño, 4 a 11".
 */
export function useUnitAges(): (unit: Ages) => string | null {
  const { t } = useLingui();
  return ({ name, minAge, maxAge }) => {
    if (/\d/.test(name) || (minAge === null && maxAge === null)) return null;
    if (maxAge === null) return t`desde ${minAge} años`;
    return minAge ? t`de ${minAge} a ${maxAge} años` : t`hasta ${maxAge} años`;
  };
}
