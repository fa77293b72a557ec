import EmailReplyParser from 'email-reply-parser';
import { convert } from 'html-to-text';

/** Maximum characters, because the patterns are slow on long texts. */
const MOST = { text: 16_000, html: 150_000 } as const;

const QUOTED = [
  ...['blockquote', '.gmail_quote', '.gmail_signature', '.moz-cite-prefix', '.moz-signature', '.yahoo_quoted'],
  ...['#Signature', '.protonmail_quote', 'hr', 'img', 'style', 'title'],
];
/** Outlook marks the beginning of the quoted email with these ids. */
const ANSWERED = /<[^<>]{0,200}\bid=["']?(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)\b/i;

/** Returns the text of a reply without the quoted email and the signature. */
export function writtenText({ text, html }: { text?: string; html?: string }): string {
  const whole = text?.trim() ? text : html ? textOf(html) : '';
  const plain = whole.slice(0, MOST.text).replaceAll(/\r\n?/g, '\n');
  return withoutSign(new EmailReplyParser().read(plain).getVisibleText()).trim();
}

function textOf(html: string): string {
  return convert(html.slice(0, MOST.html).split(ANSWERED, 1)[0]!, {
    wordwrap: false,
    limits: { maxDepth: 60, maxChildNodes: 2000 },
    selectors: [
      ...QUOTED.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { ignoreHref: true } },
    ],
  });
}

/** A line of two hyphens and a space begins the signature (RFC 3676, 4.3). */
function withoutSign(text: string): string {
  return text.split(/^-- ?$/m, 1)[0]!;
}
