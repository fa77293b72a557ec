export const WEB_ADDRESS = '^https?://[^\\s/]+[^\\s]*$';

/** Properties of a setting for fault messages and for the generated table (docs/settings.md). */
export type Words = {
  description: string;
  /** The value is never shown, neither in a fault nor in a log. */
  secret?: boolean;
  /** The table's text for a default that is computed at the start. */
  otherwise?: string;
};

export const words = <T extends object>(text: string, options: T = {} as T): T & Words => ({
  description: text,
  ...options,
});
