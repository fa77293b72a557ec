import { saveAnswer } from './save-file.ts';
import { useSubmit } from './use-submit.ts';

/** Saves the file of a response, under the server's name, or `name` if it gives none. The app shows a failure in its notice. */
export function useDownload() {
  const { isBusy, submit } = useSubmit();
  return {
    isBusy,
    /** @returns `true` if the file was saved. */
    download: (fetchFile: (call: { signal: AbortSignal }) => Promise<Response>, name = ''): Promise<boolean> =>
      submit(async ({ signal }) => saveAnswer(await fetchFile({ signal }), name)),
  };
}
