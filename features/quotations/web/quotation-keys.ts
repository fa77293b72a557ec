import { keep, readKept } from '#web/offline/kept.ts';
import { useSession } from '#web/session/session.ts';
import { storage } from '#web/storage.ts';
import type { QuotationView } from '../contract/quotation-view.ts';
import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from '../contract/routes.ts';
import { readFormer } from './former-offer.ts';

/** A request's key in this browser's storage. It is never part of an address, so that no third party sees it. */
interface KeptQuotation {
  id: string;
  reference: string;
  title: string;
  secret: string;
}

const KEY = 'cotizaciones';
const MOST = 40;

const all = () => storage.read<KeptQuotation[]>(KEY) ?? [];

export function keepQuotation(quotation: KeptQuotation): void {
  storage.write(KEY, [quotation, ...all().filter(({ id }) => id !== quotation.id)].slice(0, MOST));
}

/** Requests that this browser can open, the newest first. */
export const keptQuotations = (): Omit<KeptQuotation, 'secret'>[] =>
  all().map(({ id, reference, title }) => ({ id, reference, title }));

/** The same requests with their secrets, for requests to the server. */
export const keptSecrets = (): Pick<KeptQuotation, 'id' | 'secret'>[] =>
  all().map(({ id, secret }) => ({ id, secret }));

/** The key that seals a stored copy: the one that opened the request online. */
function sealOf(headers: Record<string, string>): string | null {
  const { person } = useSession.getState();
  return headers[QUOTATION_SECRET_HEADER] ?? headers[QUOTATION_PIN_HEADER] ?? (person && `cuenta/${person.id}`);
}

const copyName = (reference: string) => `cotizacion/${reference}`;

/** Stores the last loaded version of a request, so that a person with its key can read it without a network. */
export async function keepCopy(quotation: QuotationView, headers: Record<string, string>): Promise<void> {
  const seal = sealOf(headers);
  if (seal) await keep({ name: copyName(quotation.reference), group: quotation.id, value: quotation }, seal);
}

export async function readCopy(reference: string, headers: Record<string, string>): Promise<QuotationView | null> {
  const seal = sealOf(headers);
  const copy = seal ? await readKept<QuotationView>(copyName(reference), seal) : null;
  if (!copy) return null;
  const offers = copy.value.offers.map((offer) =>
    offer.current ? { ...offer, current: { ...offer.current, content: readFormer(offer.current.content) } } : offer,
  );
  return { ...copy.value, offers };
}

const pinKey = (name: string) => `pin-cotizacion/${name}`;

/** Stores a PIN that opened a request for as long as this tab is open. */
export function keepPin(reference: string, pin: string): void {
  try {
    sessionStorage.setItem(pinKey(reference), pin);
  } catch {
    // Storage is refused, so the page asks for the PIN again.
  }
}

function keptPin(reference: string): string | null {
  try {
    return sessionStorage.getItem(pinKey(reference));
  } catch {
    return null;
  }
}

/** The headers with which this browser opens a request; empty when it has none. */
export function keyOf(reference: string): Record<string, string> {
  const secret = all().find((kept) => kept.reference === reference)?.secret;
  if (secret) return { [QUOTATION_SECRET_HEADER]: secret };
  const pin = keptPin(reference);
  return pin ? { [QUOTATION_PIN_HEADER]: pin } : {};
}
