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

/** Workers of the map and the planner: files of the build, from our own origin. */
export function ownScript(address: string, origin: string): string | null {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return url && url.origin === origin && url.pathname.startsWith('/assets/') ? url.href : null;
}

/** Structured data for search engines is in a script element. JSON is a value and does nothing when run. */
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
