import { Upload } from 'tus-js-client';
import { pathOf } from '#features/route.ts';
import { sessionToken } from '#web/session/session.ts';
import { continuePhotoUpload } from '../../contract/own-routes.ts';

/** Bytes per request. After a lost line, at most one part is sent again. */
const PART = 262_144;
/** Milliseconds before each further attempt. */
const RETRIES = [500, 1_500, 4_000];

export interface Sending {
  done: Promise<void>;
  stop: () => void;
}

/** The session's token has expired. */
export class SessionOver extends Error {}

/**
 * Sends the bytes in parts. Begins where an earlier attempt ended.
 * @param onProgress gets a number from 0 to 1
 */
export function sendBytes(
  blob: Blob,
  { id, apiBase, onProgress }: { id: string; apiBase: string; onProgress: (part: number) => void },
): Sending {
  let stop = () => {};
  const done = new Promise<void>((resolve, reject) => {
    const upload = new Upload(blob, {
      uploadUrl: apiBase + pathOf(continuePhotoUpload, { params: { id } }),
      chunkSize: PART,
      retryDelays: RETRIES,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => request.setHeader('authorization', `Bearer ${sessionToken() ?? ''}`),
      onShouldRetry: ({ originalResponse }) => {
        const status = originalResponse?.getStatus() ?? 0;
        return (
          navigator.onLine && (status === 0 || status === 409 || status === 423 || status === 429 || status >= 500)
        );
      },
      onProgress: (sent, all) => onProgress(all > 0 ? sent / all : 0),
      onSuccess: () => resolve(),
      onError: (error) => {
        const response = 'originalResponse' in error ? error.originalResponse : null;
        reject(response?.getStatus() === 401 ? new SessionOver() : error);
      },
    });
    stop = () => {
      void upload.abort();
      reject(new DOMException('', 'AbortError'));
    };
    upload.start();
  });
  return { done, stop: () => stop() };
}
