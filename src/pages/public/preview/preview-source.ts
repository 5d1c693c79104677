import {
  type FetchedFile,
  fetchIssuedBase64,
  fetchIssuedFile,
  fetchPublicFile,
  fetchServiceBase64,
  fetchServiceFile,
  readBase64,
} from '@/api/archive/preview';
import { decodeBytes } from '@/lib/base64';
import { FOREIGN, serviceAddress } from './service-address';

/** Source of the previewed file, by the page's address. */
export type PreviewSource =
  | { kind: 'none' }
  | { kind: 'refused'; text: string }
  | { kind: 'file'; key: string; load: (signal: AbortSignal) => Promise<FetchedFile> };

const IN_LINK = '文件内容写在链接里，不能确认由本中心提供，没有打开';
const NOT_BASE64 = '内容不是有效的Base64数据，无法打开';
/** Parameter names used by other systems for an address. */
const ADDRESS_NAMES = ['url', 'fileUrl', 'src', 'path', 'file'];
const NUMBER = /^[\w-]{1,64}$/;

/** /ylOfd: an address of the hall's own service, or the number of a public file or an issued document. */
export function fileSource(params: URLSearchParams): PreviewSource {
  const numbered = issuedSource(params, (zmbh, format) => fetchIssuedFile(zmbh, format));
  if (numbered) return numbered;
  const id = params.get('id') ?? params.get('wjbh');
  if (id) {
    if (!NUMBER.test(id)) return { kind: 'refused', text: FOREIGN };
    return { kind: 'file', key: `id ${id}`, load: (signal) => fetchPublicFile(id, signal) };
  }
  return addressSource(params, fetchServiceFile);
}

/**
 * /ylOfdBase64: a call of the hall's own service that returns Base64. Never content of the link itself, which could show a forged document
 * under the hall's address.
 */
export function base64Source(params: URLSearchParams): PreviewSource {
  if (params.has('data') || params.has('base64')) return { kind: 'refused', text: IN_LINK };
  const numbered = issuedSource(params, async (zmbh, format, signal) =>
    fromBase64(readBase64(await fetchIssuedBase64(zmbh, format, signal))),
  );
  return numbered ?? addressSource(params, async (path, signal) => fromBase64(await fetchServiceBase64(path, signal)));
}

function issuedSource(
  params: URLSearchParams,
  load: (zmbh: string, format: 'ofd' | 'pdf', signal: AbortSignal) => Promise<FetchedFile>,
): PreviewSource | undefined {
  const zmbh = params.get('zmbh');
  if (!zmbh) return undefined;
  if (!NUMBER.test(zmbh)) return { kind: 'refused', text: '证明编号的格式不对，没有打开' };
  const format = params.get('wjgs') === 'pdf' ? 'pdf' : 'ofd';
  return { kind: 'file', key: `zmbh ${zmbh} ${format}`, load: (signal) => load(zmbh, format, signal) };
}

function addressSource(
  params: URLSearchParams,
  load: (path: string, signal: AbortSignal) => Promise<FetchedFile>,
): PreviewSource {
  const given = ADDRESS_NAMES.map((name) => params.get(name)).find((value) => value !== null && value !== '');
  if (!given) return { kind: 'none' };
  const address = serviceAddress(given);
  if (address.refused !== undefined) return { kind: 'refused', text: address.refused };
  return { kind: 'file', key: address.path, load: (signal) => load(address.path, signal) };
}

function fromBase64({ name, base64 }: { name: string; base64: string }): FetchedFile {
  const bytes = bytesOfBase64(base64);
  if (!bytes) throw new Error(NOT_BASE64);
  return { name, bytes };
}

/**
 * Decodes Base64 in variants of other programs: data: prefix, line breaks, URL-safe alphabet, plus signs turned into spaces. Undefined for
 * invalid input.
 */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = text
    .trim()
    .replace(/^data:[^,]{0,200},/i, '')
    .replace(/[\r\n\t]/g, '')
    .replace(/ /g, '+')
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/(?<!=)=+$/, '');
  if (plain === '') return new Uint8Array();
  if (!/^[A-Za-z0-9+/]+$/.test(plain) || plain.length % 4 === 1) return undefined;
  return decodeBytes(plain);
}
