export const WEB_ADDRESS = '^https?://[^\\s/]+[^\\s]*$';

export type Words = {
  description: string;
  /** `true` keeps the value out of errors and logs. */
  secret?: boolean;
  otherwise?: string;
};

export const words = <T extends object>(text: string, options: T = {} as T): T & Words => ({
  description: text,
  ...options,
});
