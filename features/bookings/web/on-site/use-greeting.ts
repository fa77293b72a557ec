import { useLingui } from '@lingui/react/macro';

/** Returns a function that begins a text to a guest: it greets the guest by the first name and says who writes. */
export function useGreeting(): (operator: string, guest: string | null) => string {
  const { t } = useLingui();
  return (operator, guest) => {
    const [first] = (guest ?? '').trim().split(/\s+/);
    return first ? t`Hola ${first}, te escribe ${operator}.` : t`Hola, te escribe ${operator}.`;
  };
}
