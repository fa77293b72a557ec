import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from '../contract/headers.ts';

interface Keys {
  /** Secret of the link; empty without a link. */
  secret: string;
  /** PIN that the person typed on the previous page. */
  pin: string | null;
  /** Headers that this browser stores for the request. */
  kept: Record<string, string>;
  /** Whether a person is signed in. The request may belong to their account. */
  isPerson: boolean;
}

/** Headers for opening a quotation; null when this browser has neither a key nor a signed-in person. */
export function firstKey({ secret, pin, kept, isPerson }: Keys): Record<string, string> | null {
  if (secret) return { [QUOTATION_SECRET_HEADER]: secret };
  if (pin) return { [QUOTATION_PIN_HEADER]: pin };
  return isPerson || Object.keys(kept).length > 0 ? kept : null;
}
