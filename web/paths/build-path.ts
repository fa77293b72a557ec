export const path = (texts: TemplateStringsArray, ...values: string[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => encodeURIComponent(value)));

export const withSearch = (pathname: string, search?: URLSearchParams | string): string =>
  search && String(search) ? `${pathname}?${search}` : pathname;

/** Adds the secret as the fragment, because browsers do not send fragments to servers. */
export const withSecret = (pathname: string, secret?: string): string => (secret ? `${pathname}#${secret}` : pathname);
