export interface EmailBrand {
  product: string;
  tagline: string;
  organisation: { name: string; email: string; address: string };
  /** The region's colours: `brand-*` for light mode and `night-*` for dark mode. */
  palette: Record<string, string>;
  home: string;
}

/** Spanish text of an email. Everything is plain text. HTML in the text is escaped. */
export interface EmailContent {
  brand: EmailBrand;
  title: string;
  subject?: string;
  /** Preview text that mail programs show after the subject. Defaults to the first paragraph. */
  preheader?: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  /** The main link, shown as a button and repeated as text below it. */
  action?: { label: string; url: string };
  /** Small print: the link's lifetime, and advice if another person requested the email. */
  small?: string | string[];
  /** Why the person receives this email. The default says that the email address was entered on the site. */
  why?: string;
}
