import type { App } from '#server/platform.ts';

/**
 * Registers routes whose body is a picture. The parser also accepts a PDF, so that the route can explain why it refuses
 * PDFs. The kind of a file is read from its bytes, not from the content type. A form on another site cannot send any of
 * these content types.
 */
export async function withPictures(app: App, register: (scope: App) => void): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    const read = /^(image\/|application\/(pdf|octet-stream)\b)/;
    scope.addContentTypeParser(read, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    register(scope);
  });
}
