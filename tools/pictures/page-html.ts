export const pageHtml = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 1.5rem; background: #eee; color: #222; }
figure { display: inline-block; margin: 0 .75rem .75rem 0; vertical-align: top; }
figcaption { font-size: 12px; }
img { border: 1px solid #999; background: #fff; max-width: 100%; }
img[src^=thumbnails] { width: 240px; max-height: 360px; object-fit: cover; object-position: top; }
.three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: .75rem; align-items: start; }
.three figure { display: block; margin: 0; }
</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`;

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
