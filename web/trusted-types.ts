/**
 * Trusted Types policy of the page. The browser calls it whenever a library uses a text as a script or a script's URL, and blocks what the policy
 * rejects. No text may become HTML (`require-trusted-types-for` of server/http/security.ts). Browsers without Trusted Types work without it.
 */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<'createScriptURL' | 'createScript', (text: string) => string | null>,
  ): unknown;
}

/**
 * Allows the workers of the map and the planner, which are files of the build on our own origin.
 * @returns null for any other URL.
 */
export function ownScript(address: string, origin: string): string | null {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return url && url.origin === origin && url.pathname.startsWith('/assets/') ? url.href : null;
}

/**
 * Allows JSON only. Structured data for search engines is JSON in a script element, and it does nothing when run.
 * @returns null for other text.
 */
export function dataOnly(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Call it before any other code of the page runs. */
export function trustOwnCodeAlone(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => ownScript(address, location.origin),
    createScript: dataOnly,
  });
}
