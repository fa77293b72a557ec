import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import type { InboundEmail } from '#server/platform.ts';
import { writtenText } from './written-text.ts';

const MOST = { attachments: 20, depth: 30, headers: 1_000_000 } as const;
/** Minimum bytes of an inline picture that counts as a photograph. */
const SMALLEST_PHOTO = 50_000;

/**
 * @returns null for an automatic email, such as an absence note or an email of a mailing list.
 * @throws if the bytes are not an email.
 */
export async function readEmail(raw: Buffer, returnPath: string): Promise<InboundEmail | null> {
  const email = await PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
    // Another person may have written an attached email, so its text must not count.
    forceRfc822Attachments: true,
    maxNestingDepth: MOST.depth,
    maxHeadersSize: MOST.headers,
  });
  if (isAutomatic(email, returnPath)) return null;
  return {
    hash: createHash('sha256')
      .update(email.messageId ?? raw)
      .digest(),
    from: email.from?.address ?? returnPath,
    text: writtenText(email),
    attachments: email.attachments.filter(isSent).slice(0, MOST.attachments).map(opened),
  };
}

/** Checks the headers of RFC 3834 and of older programs. */
function isAutomatic({ headers }: Email, returnPath: string): boolean {
  const said = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? '';
  const submitted = said('auto-submitted');
  return (
    returnPath === '' ||
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(bulk|junk|list|auto_reply)/.test(said('precedence')) ||
    said('list-id') !== '' ||
    said('x-autoreply') !== '' ||
    said('x-autorespond') !== '' ||
    /^multipart\/report/.test(said('content-type'))
  );
}

/** Small inline pictures are usually logos in signatures. */
function isSent({ related, content }: Email['attachments'][number]): boolean {
  return !related || bytesOf(content).length > SMALLEST_PHOTO;
}

function opened({ filename, content }: Email['attachments'][number]): InboundEmail['attachments'][number] {
  return { name: filename ?? '', bytes: bytesOf(content) };
}

function bytesOf(content: Email['attachments'][number]['content']): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return ArrayBuffer.isView(content)
    ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    : Buffer.from(content);
}
