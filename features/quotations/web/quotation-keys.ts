import { type Kept, keep, readKept } from '#web/offline/kept.ts';
import { useSession } from '#web/session/session.ts';
import { storage } from '#web/storage.ts';
import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from '../contract/headers.ts';
import type { QuotationView } from '../contract/quotation-view.ts';
import { readFormer } from './former-offer.ts';

/**
 * The secret stays in the browser's storage and in the fragment of the URL, which browsers do not send to the server.
 */
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

export const keptQuotations = (): Omit<KeptQuotation, 'secret'>[] =>
  all().map(({ id, reference, title }) => ({ id, reference, title }));

export const keptSecrets = (): Pick<KeptQuotation, 'id' | 'secret'>[] =>
  all().map(({ id, secret }) => ({ id, secret }));

/** Key that encrypts the offline copy: the secret, the PIN or the account that opened the request. */
function sealOf(headers: Record<string, string>): string | null {
  const { person } = useSession.getState();
  return headers[QUOTATION_SECRET_HEADER] ?? headers[QUOTATION_PIN_HEADER] ?? (person && `cuenta/${person.id}`);
}

const copyName = (reference: string) => `cotizacion/${reference}`;

/** Stores an encrypted copy that can be read offline. */
export async function keepCopy(quotation: QuotationView, headers: Record<string, string>): Promise<void> {
  const seal = sealOf(headers);
  if (seal) await keep({ name: copyName(quotation.reference), group: quotation.id, value: quotation }, seal);
}

export async function readCopy(
  reference: string,
  headers: Record<string, string>,
): Promise<Kept<QuotationView> | null> {
  const seal = sealOf(headers);
  const copy = seal ? await readKept<QuotationView>(copyName(reference), seal) : null;
  if (!copy) return null;
  const offers = copy.value.offers.map((offer) =>
    offer.current ? { ...offer, current: { ...offer.current, content: readFormer(offer.current.content) } } : offer,
  );
  return { at: copy.at, value: { ...copy.value, offers } };
}

const pinKey = (name: string) => `pin-cotizacion/${name}`;

export function keepPin(reference: string, pin: string): void {
  try {
    sessionStorage.setItem(pinKey(reference), pin);
  } catch {
    // Without storage, the page asks for the PIN again.
  }
}

function keptPin(reference: string): string | null {
  try {
    return sessionStorage.getItem(pinKey(reference));
  } catch {
    return null;
  }
}

/** @returns headers that authorize access to the request, or no headers if this browser has no key */
export function keyOf(reference: string): Record<string, string> {
  const secret = all().find((kept) => kept.reference === reference)?.secret;
  if (secret) return { [QUOTATION_SECRET_HEADER]: secret };
  const pin = keptPin(reference);
  return pin ? { [QUOTATION_PIN_HEADER]: pin } : {};
}
