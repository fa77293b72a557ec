import type { HeadTags } from './head.ts';

export function setTitle(title: string): void {
  document.title = title;
}

export function setMeta(attribute: 'name' | 'property', key: string, content: string): void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${CSS.escape(key)}"]`);
  const tag = existing ?? document.head.appendChild(document.createElement('meta'));
  tag.setAttribute(attribute, key);
  tag.content = content;
}

export function setCanonical(url: string): void {
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const link = existing ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = url;
}

export function applyHead(tags: HeadTags): void {
  setTitle(tags.title);
  setCanonical(tags.canonical);
  for (const [attribute, key, content] of tags.meta) setMeta(attribute, key, content);
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) old.remove();
  for (const item of tags.jsonLd) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    // Trusted Types forbid setting a script's text, but allow adding a text node.
    script.appendChild(document.createTextNode(JSON.stringify(item)));
    document.head.append(script);
  }
}
