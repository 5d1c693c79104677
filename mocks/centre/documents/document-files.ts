import { writeOfd } from '@hall/ofd/ofd-writer';
import { writePdf } from '@hall/ofd/pdf-writer';
import { settable } from '@hall/ofd/text-measure';
import type { DocumentFile, DocumentFormat } from '@/api/archive/documents';
import { CENTRE_NAME, websiteConfig } from '../../data/system-config';
import type { Transaction } from '../kernel/transaction';
import { type DocumentRecord, issuedDocumentState } from './document';
import { type DocumentFace, layOutDocument } from './layout';

/** Draws an issued document: the same bytes each time, until it is voided and says so on every page. */
export function documentBytes(
  tx: Transaction,
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
    voided: issuedDocumentState(tx, record) === '0',
    centre: CENTRE_NAME,
    host: websiteConfig.footer.domain,
  };
  const pages = layOutDocument(content, face);
  const info = { title: settable(content.title), author: CENTRE_NAME, issued, id: hash.slice(0, 32).toUpperCase() };
  return format === 'pdf' ? writePdf(pages, info) : writeOfd(pages, { ...info, custom: { zmbh, yzm } });
}

/**
 * Returns the file with its name 标题_编号.pdf, without characters that file names forbid. Reads the transaction at once; the file follows when
 * its font is loaded.
 */
export async function documentFile(
  tx: Transaction,
  record: DocumentRecord,
  format: DocumentFormat,
): Promise<DocumentFile> {
  const title = record.content.title.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, '').slice(0, 60);
  return { wjm: `${title}_${record.zmbh}.${format}`, base64: base64Of(await documentBytes(tx, record, format)) };
}

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  // In chunks, because a call with a million arguments fails.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}
