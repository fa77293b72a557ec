import EmailReplyParser from 'email-reply-parser';
import { convert } from 'html-to-text';

/** Characters that are looked at: nobody types more, and patterns over endless text would take their time. */
const MOST = { text: 16_000, html: 150_000 } as const;

/** Parts of a mail program's page that are the email being answered, or the same under every letter. */
const QUOTED = [
  ...['blockquote', '.gmail_quote', '.gmail_signature', '.moz-cite-prefix', '.moz-signature', '.yahoo_quoted'],
  ...['#Signature', '.protonmail_quote', 'hr', 'img', 'style', 'title'],
];
/** From here on a page of Outlook is what it answers, in no element of its own. */
const ANSWERED = /<[^<>]{0,200}\bid=["']?(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)\b/i;

/**
 * What a person wrote in an email: without what they answer, and without their signature. Nothing is lost where nothing looks like either.
 * @param text its plain part, which is believed first; `html` where it has none.
 */
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

/** RFC 3676, 4.3: what stands below two dashes and a blank is the signature. */
function withoutSign(text: string): string {
  return text.split(/^-- ?$/m, 1)[0]!;
}
