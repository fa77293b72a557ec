export interface EmailBrand {
  product: string;
  tagline: string;
  organisation: { name: string; email: string; address: string };
  palette: Record<string, string>;
  /** A data URL. Mail servers get the image as a part of the email (server/mail/smtp-mail.ts). */
  logo?: string;
  home: string;
}

/** Plain text. HTML in the text is escaped. */
export interface EmailContent {
  brand: EmailBrand;
  title: string;
  subject?: string;
  /** Mail programs show this text after the subject. Defaults to the first paragraph. */
  preheader?: string;
  paragraphs: string[];
  /** `quiet` facts are written in the size of the text. */
  facts?: { label: string; value: string; quiet?: boolean }[];
  action?: { label: string; url: string };
  /** Small print: the link's lifetime, and advice if another person requested the email. */
  small?: string | string[];
  /** Why the person receives this email. By default: the email address was entered on the site. */
  why?: string;
}
