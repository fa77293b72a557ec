import type { Decision } from '#features/imports/contract/doubts.ts';
import type { ImportAction } from '#features/imports/contract/import-states.ts';
import type { ImportDetail, RowView } from '#features/imports/contract/imports.ts';
import * as routes from '#features/imports/contract/routes.ts';
import { call } from './call.ts';
import type { TestSite } from './site.ts';

/** The steps of staff who import files. `headers` are those of the signed-in person. */
export function importSteps({ app, runJobs }: TestSite, headers: () => Record<string, string>) {
  const send = (content: string | Buffer, name = 'lugares.csv', box?: string) =>
    app.inject({
      method: 'POST',
      url: `${routes.uploadImport.path}?${new URLSearchParams({ name, ...(box && { box }) })}`,
      headers: { ...headers(), 'content-type': 'application/octet-stream' },
      payload: Buffer.isBuffer(content) ? content : Buffer.from(content),
    });
  const upload = async (content: string | Buffer, name?: string, box?: string) =>
    (await send(content, name, box)).json<ImportDetail>();
  const show = async (id: string) =>
    (await call(app, routes.showImport, { params: { id }, headers: headers() })).json();
  const rowsOf = async (id: string, view: RowView) =>
    (await call(app, routes.listImportRows, { params: { id }, query: { view, limit: 100 }, headers: headers() })).json()
      .items;
  const act = (id: string, action: ImportAction) =>
    call(app, routes.actOnImport, { params: { id }, body: { action }, headers: headers() });
  const decide = (id: string, lines: number[], decision: Decision | null, place?: string) =>
    call(app, routes.decideImportRows, {
      params: { id },
      body: { lines, decision, ...(place && { place }) },
      headers: headers(),
    });
  const read = async (content: string | Buffer, name?: string, box?: string) => {
    const { id } = await upload(content, name, box);
    await runJobs();
    return show(id);
  };
  /** @throws if the import may not do so */
  const after = async (id: string, action: ImportAction) => {
    const answer = await act(id, action);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    await runJobs();
    return show(id);
  };
  const imported = async (content: string | Buffer, name?: string, box?: string) =>
    after((await read(content, name, box)).id, 'start');
  return { send, upload, show, rowsOf, act, decide, read, after, imported };
}
