export const WEB_ADDRESS = '^https?://[^\\s/]+[^\\s]*$';

/** Extra words of our own on a setting: what a fault message and the generated table (docs/settings.md) need. */
export type Words = {
  description: string;
  /** Never shown: neither in a fault nor in a log. */
  secret?: boolean;
  /** How the default reads in the table when it is worked out at the start. */
  otherwise?: string;
};

export const words = <T extends object>(text: string, options: T = {} as T): T & Words => ({
  description: text,
  ...options,
});
