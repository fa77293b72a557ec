import { getDomain } from 'tldts';

/** A shared host such as `blogspot.com` has one domain for each of its sites. */
const PRIVATE = { allowPrivateDomains: true } as const;

/** The domain whose email addresses prove that a person runs the website. Null if the website has none. */
export function provingDomain(website: string | null): string | null {
  return website === null ? null : getDomain(website, PRIVATE);
}

export function provesWebsite(email: string, website: string | null): boolean {
  const domain = provingDomain(website);
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain !== null && (host === domain || host.endsWith(`.${domain}`));
}

/** Hides all digits except the first two and the last two, so that a claimant can recognise the telephone. */
export function maskPhone(phone: string): string {
  const total = phone.replaceAll(/\D/g, '').length;
  let seen = 0;
  return phone.replaceAll(/\d/g, (digit) => {
    seen += 1;
    return seen <= 2 || seen > total - 2 ? digit : '•';
  });
}

export const digitsOf = (code: string): string => code.replaceAll(/\D/g, '');
