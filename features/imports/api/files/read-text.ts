import { UnreadableImport } from './file-grid.ts';

/** Text that is not valid UTF-8 comes from a Spanish Windows. */
export function readText(bytes: Uint8Array): { text: string; notes: string[] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), notes: [] };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), notes: [] };
  if (bytes.includes(0)) throw new UnreadableImport('El archivo no es un texto. Sube un CSV o un XLSX.');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    return {
      text: new TextDecoder('windows-1252').decode(bytes),
      notes: ['Las tildes están escritas como en Windows (windows-1252); las leímos así.'],
    };
  }
}
