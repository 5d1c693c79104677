import type { DocumentFile, DocumentFormat } from '@/api/documents';
import { CENTRE_NAME, websiteConfig } from '../../data/system-config';
import type { Desk } from '../kernel/desk';
import { type DocumentRecord, stateOf } from './document';
import { type DocumentFace, layOut } from './layout';
import { writeOfd } from './ofd-writer';
import { writePdf } from './pdf-writer';
import { settable } from './text-measure';

/** Draws an issued document: the same bytes whenever it is asked for, until it is made void and says so on every page. */
export function documentBytes(
  desk: Desk,
  record: DocumentRecord,
  format: DocumentFormat,
): Uint8Array | Promise<Uint8Array> {
  const { zmbh, yzm, issued, validUntil, hash, content } = record;
  const face: DocumentFace = {
    zmbh,
    yzm,
    numberLabel: record.kind >= '31' ? '文书编号' : '证明编号',
    issued,
    validUntil,
    voided: stateOf(desk, record) === '0',
    centre: CENTRE_NAME,
    host: websiteConfig.footer.domain,
  };
  const pages = layOut(content, face);
  const info = { title: settable(content.title), author: CENTRE_NAME, issued, id: hash.slice(0, 32).toUpperCase() };
  return format === 'pdf' ? writePdf(pages, info) : writeOfd(pages, { ...info, zmbh, yzm });
}

/**
 * With its name: 标题_编号.pdf, without what no file name may hold. The desk is read at
 * once; the file is there when its font has been read.
 */
export async function documentFile(desk: Desk, record: DocumentRecord, format: DocumentFormat): Promise<DocumentFile> {
  const title = record.content.title.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, '').slice(0, 60);
  return { wjm: `${title}_${record.zmbh}.${format}`, base64: base64Of(await documentBytes(desk, record, format)) };
}

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  // In pieces: a call with a million arguments fails.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}
