/** The region's brand in an email. */
export interface EmailBrand {
  /** Name of the site: "Descubre Trujillo". */
  product: string;
  tagline: string;
  organisation: { name: string; email: string; address: string };
  /** The region's colours: `brand-*` for light mode and `night-*` for dark mode. */
  palette: Record<string, string>;
  /** Address of the site's home page. */
  home: string;
}

/** The words of an email in Spanish, as plain text: markup in them is shown as text. */
export interface EmailContent {
  brand: EmailBrand;
  title: string;
  /** Defaults to the title. */
  subject?: string;
  /** The text that mail programs show after the subject. Defaults to the first paragraph. */
  preheader?: string;
  paragraphs: string[];
  /** Facts to read off, such as a code, a number or a date. */
  facts?: { label: string; value: string }[];
  /** The main link, shown as a button and as text below it. */
  action?: { label: string; url: string };
  /** Small print: how long the link lasts, and what to do if another person requested it. */
  small?: string | string[];
  /** Why the person receives this email. Defaults to a sentence that the address was given on the site. */
  why?: string;
}
