import type { App } from '#server/platform.ts';

/**
 * The parser accepts PDFs too, so the route can explain why it refuses PDFs. A form on another site cannot send these
 * content types, so such a form cannot upload files in a visitor's name.
 */
export async function withPictures(app: App, register: (scope: App) => void): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    const read = /^(image\/|application\/(pdf|octet-stream)\b)/;
    scope.addContentTypeParser(read, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    register(scope);
  });
}
