import { useLingui } from '@lingui/react/macro';

/** Returns a function for the beginning of a text to a guest: the first name of the guest, and who writes. */
export function useSalutation(): (operator: string, guest: string | null) => string {
  const { t } = useLingui();
  return (operator, guest) => {
    const [first] = (guest ?? '').trim().split(/\s+/);
    return first ? t`Hola ${first}, te escribe ${operator}.` : t`Hola, te escribe ${operator}.`;
  };
}
