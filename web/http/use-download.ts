import { saveAnswer } from './save-file.ts';
import { useSubmit } from './use-submit.ts';

export function useDownload() {
  const { isBusy, submit } = useSubmit();
  return {
    isBusy,
    download: (fetchFile: (call: { signal: AbortSignal }) => Promise<Response>, name = ''): Promise<boolean> =>
      submit(async ({ signal }) => saveAnswer(await fetchFile({ signal }), name)),
  };
}
