import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  url: string;
  bucket: string;
  key: string;
  secret: string;
  objects: Map<string, Buffer>;
  /** Answers the next requests with 500. */
  fail(requests: number): void;
  close(): Promise<void>;
}

const hex = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const mac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Objects of a list per page, so that a test with few objects reads several pages. */
const PAGE = 3;

/** An S3 storage in memory, which checks signatures (SigV4). Only the operations that the site uses. */
export async function startS3({ secret = 'the-secret' } = {}): Promise<S3Server> {
  const [bucket, key] = ['uploads', 'THEKEY'];
  const objects = new Map<string, Buffer>();
  let failing = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const url = new URL(request.url!, 'http://s3');
    const refused =
      failing > 0 ? ([500, 'InternalError'] as const) : signatureFault(request, url, body, { key, secret });
    if (failing > 0) failing -= 1;
    if (refused) return answerFault(request, response, ...refused);
    const [, asked, ...rest] = url.pathname.split('/');
    if (asked !== bucket) return answerFault(request, response, 404, 'NoSuchBucket');
    const name = decodeURIComponent(rest.join('/'));
    if (request.method === 'GET' && name === '') return answerList(url, response, objects);
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') objects.delete(name);
    const found = objects.get(name);
    if (request.method === 'GET' && !found) return answerFault(request, response, 404, 'NoSuchKey');
    response.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: `"${hex(body)}"` });
    response.end(request.method === 'GET' ? found : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ bucket, key, secret, objects },
    fail(requests) {
      failing = requests;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

type Fault = readonly [status: number, code: string];

/** Follows https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html. */
function signatureFault(
  { method, headers }: IncomingMessage,
  url: URL,
  body: Buffer,
  { key, secret }: Pick<S3Server, 'key' | 'secret'>,
): Fault | undefined {
  const [, id, day, region, signed, signature] =
    /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (id !== key || !day || !region || !signed) return [403, 'InvalidAccessKeyId'];
  const sum = String(headers['x-amz-content-sha256']);
  if (sum !== hex(body)) return [400, 'XAmzContentSHA256Mismatch'];
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`);
  const canonical = [method, url.pathname, query.join('&'), ...lines, '', signed, sum].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signing = [region, 's3', 'aws4_request'].reduce(mac, mac(`AWS4${secret}`, day));
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(canonical)].join('\n');
  return mac(signing, text).toString('hex') === signature ? undefined : [403, 'SignatureDoesNotMatch'];
}

function answerFault({ method }: IncomingMessage, response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(method === 'HEAD' ? undefined : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function answerList(url: URL, response: ServerResponse, objects: Map<string, Buffer>): void {
  const [prefix, after] = ['prefix', 'continuation-token'].map((name) => url.searchParams.get(name) ?? '');
  const all = [...objects.keys()].filter((name) => name.startsWith(prefix!) && name > after!).sort();
  const page = all.slice(0, PAGE);
  const next = all.length > PAGE ? `<NextContinuationToken>${escaped(page.at(-1)!)}</NextContinuationToken>` : '';
  const contents = page.map((name) => `<Contents><Key>${escaped(name)}</Key></Contents>`).join('');
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`);
}
