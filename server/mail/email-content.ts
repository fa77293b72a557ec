/** What an email shows of the region that sends it. */
export interface EmailBrand {
  /** "Descubre Trujillo". */
  product: string;
  tagline: string;
  organisation: { name: string; email: string; address: string };
  /** The face's colours, `brand-*` by day and `night-*` by night. */
  palette: Record<string, string>;
  /** The site's first page. */
  home: string;
}

/** The words of an email, in Spanish and as plain text: whatever looks like markup in them is shown, never obeyed. */
export interface EmailContent {
  brand: EmailBrand;
  title: string;
  /** The title when absent. */
  subject?: string;
  /** What a list of mails shows after the subject; the first paragraph when absent. */
  preheader?: string;
  paragraphs: string[];
  /** Things to read off: a code, a number, a date. */
  facts?: { label: string; value: string }[];
  /** The one thing to do; the link stands bare below the button as well. */
  action?: { label: string; url: string };
  /** What follows the action, in small letters: how long it lasts, what to do if it was somebody else. */
  small?: string | string[];
  /** Why one gets this email; that the address was given on the site, when absent. */
  why?: string;
}
