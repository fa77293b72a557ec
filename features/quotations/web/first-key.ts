import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from '../contract/routes.ts';

interface Keys {
  /** Of the link that was followed; empty: it had none. */
  secret: string;
  /** That was typed on the way here. */
  pin: string | null;
  /** Headers that this browser keeps of the request. */
  kept: Record<string, string>;
  /** Somebody is signed in, whose own it may be. */
  isPerson: boolean;
}

/** Headers with which a request is asked for first; null: there is nothing that could open it, so that nobody need be asked. */
export function firstKey({ secret, pin, kept, isPerson }: Keys): Record<string, string> | null {
  if (secret) return { [QUOTATION_SECRET_HEADER]: secret };
  if (pin) return { [QUOTATION_PIN_HEADER]: pin };
  return isPerson || Object.keys(kept).length > 0 ? kept : null;
}
