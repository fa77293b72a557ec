import { saveAnswer } from './save-file.ts';
import { useSubmit } from './use-submit.ts';

/** Uses the server's file name, or `name` if there is none. The shared notice shows a failure. */
export function useDownload() {
  const { isBusy, submit } = useSubmit();
  return {
    isBusy,
    download: (fetchFile: (call: { signal: AbortSignal }) => Promise<Response>, name = ''): Promise<boolean> =>
      submit(async ({ signal }) => saveAnswer(await fetchFile({ signal }), name)),
  };
}
