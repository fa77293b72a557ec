/**
 * The browser blocks texts as scripts or script URLs if the policy rejects the text. Browsers without Trusted Types
 * ignore the policy.
 */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<'createScriptURL' | 'createScript', (text: string) => string | null>,
  ): unknown;
}

/** Allows scripts of the build. The workers of the map and the planner have URLs below `/assets/`. */
export function ownScript(address: string, origin: string): string | null {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return url && url.origin === origin && url.pathname.startsWith('/assets/') ? url.href : null;
}

/**
 * Structured data for search engines is JSON in a script element, so JSON is allowed.
 * @returns null if the text is not JSON.
 */
export function dataOnly(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Must run before any other code of the page. */
export function trustOwnCodeAlone(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => ownScript(address, location.origin),
    createScript: dataOnly,
  });
}
