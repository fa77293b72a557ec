export const WEB_ADDRESS = '^https?://[^\\s/]+[^\\s]*$';

/** Texts of a setting for error messages and for the generated page docs/settings.md. */
export type Words = {
  description: string;
  /** `true` if the value is never shown in errors and logs. */
  secret?: boolean;
  /** Text that docs/settings.md shows in place of a default that is computed at the start. */
  otherwise?: string;
};

export const words = <T extends object>(text: string, options: T = {} as T): T & Words => ({
  description: text,
  ...options,
});
