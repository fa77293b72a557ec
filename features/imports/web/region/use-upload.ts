import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { regionPaths } from '#web/paths/region.ts';
import { MOST_BYTES } from '../../contract/imports.ts';
import { uploadImport } from '../../contract/routes.ts';

export const MEGABYTES = MOST_BYTES / 1_000_000;

/** Uploads a file and opens its screen. */
export function useUpload(as?: 'sheet') {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { isBusy, failure, fail, submit } = useSubmit();

  function fits(files: readonly File[]): boolean {
    if (files.reduce((bytes, { size }) => bytes + size, 0) <= MOST_BYTES) return true;
    fail(t`Pasa de ${MEGABYTES} MB. Divídelo en varios.`);
    return false;
  }

  /** @param box limits an extract of OpenStreetMap: "west,south,east,north" in degrees */
  async function send(file: File, box?: string) {
    if (!fits([file])) return;
    await submit(async (call) => {
      const { id } = await api.call(uploadImport, {
        query: { name: file.name.slice(0, 200), ...(box && { box }), ...(as && { as }) },
        body: file,
        headers: { 'content-type': 'application/octet-stream' },
        ...call,
      });
      await navigate(as ? regionPaths.uploadedSheet(id) : regionPaths.import(id));
    });
  }
  return { isBusy, failure, fail, fits, send };
}
