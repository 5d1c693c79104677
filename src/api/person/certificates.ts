import type { IssuedDocument } from '../archive/documents';
import { readIssuedDocument } from '../archive/documents';
import { type CallOptions, get, post } from '../client/client';
import { readCondition } from '../client/condition';
import { readPaperRow } from '../client/labelled-value';
import { hall } from '../client/path';
import { type Answer, amount, each, flag, key, object, rows, rowsOrNone, textValue } from '../client/read';
import { readDepositEntry } from './deposit-entry';

/** zmlx of the certificates for persons (docs/rules/certificates.md). */
export type CertificateKind = '11' | '12' | '13' | '14';

/** A loan to choose for a certificate, with the reason when it cannot be chosen. */
export const readCertificateLoan = object({
  dkzh: key,
  jkhtbh: textValue,
  ...each(amount, 'htdkje', 'dkye'),
  /** Public code: 1 normal, 2 overdue, 3 settled. */
  dkzhzt: textValue,
  /** First month with an entry, yyyy-MM. */
  qsny: textValue,
  /** Reason why no certificate can be issued for it; '' when it can. */
  yy: textValue,
});
export type CertificateLoan = Answer<typeof readCertificateLoan>;

/** Initial data of a certificate's form: conditions, preview and loans. */
export const readCertificateBasis = object({
  mz: flag,
  tj: rowsOrNone(readCondition),
  /** Preview of the certificate's text, masked. */
  yl: rowsOrNone(readPaperRow),
  dk: rowsOrNone(readCertificateLoan),
  /** Proposed spelling of the name in the passport (11); '' where it cannot be derived. */
  xmpy: textValue,
});
export type CertificateBasis = Answer<typeof readCertificateBasis>;

/** Fields of the form; those that a kind does not use stay ''. */
export interface CertificateRequest {
  zmlx: CertificateKind;
  /** Dictionary grzmyt. */
  zmyt: string;
  /** Purpose as text, when the dictionary has none that fits. */
  ytsm: string;
  /** Purpose in English, for a bilingual certificate. */
  ytsmyw: string;
  /** Place of the loan application (12). */
  dkdzx: string;
  /** Loan (13, 14). */
  dkzh: string;
  /** Period (14; 11 with listed deposits), yyyy-MM. */
  ksny: string;
  jsny: string;
  /** Language (11): 1 Chinese, 2 Chinese and English. */
  zmyz: string;
  /** Name in the passport (bilingual 11). */
  xmpy: string;
  /** Balance (11): 1 shown, 0 hidden. */
  sfxsye: string;
  /** Single deposits (11): 1 listed, 0 not. */
  sflmx: string;
}

/** An interest year, 1 July – 30 June, with its figures; the last one may be running. Amounts are yuan. */
export const readYearStatement = object({
  ...each(amount, 'qcye', 'jchj', 'tqhj', 'zrhj', 'zchj', 'lxje', 'qthj', 'qmye'),
  mx: rowsOrNone(readDepositEntry),
  /** Calendar year of its end. */
  nd: textValue,
  ...each(textValue, 'ksrq', 'jsrq'),
  /** Still running. */
  wjs: flag,
});
export type YearStatement = Answer<typeof readYearStatement>;

export function fetchCertificateBasis(zmlx: CertificateKind, options?: CallOptions): Promise<CertificateBasis> {
  return get(hall('zmkj/getTj'), readCertificateBasis, { ...options, params: { zmlx } });
}

/** Issues a certificate; idempotent by `ywlsh`. @throws ApiError with the errors of the fields */
export function issueCertificate(ywlsh: string, request: CertificateRequest): Promise<IssuedDocument> {
  return post(hall('zmkj/save'), { ...request, ywlsh }, readIssuedDocument, { errors: 'inline' });
}

/** Years with a statement, newest first. */
export function fetchStatementYears(options?: CallOptions): Promise<{ nd: string; mc: string }[]> {
  return get(hall('grxx/nddzdnd'), rows(object({ nd: textValue, mc: textValue })), {
    ...options,
  });
}

export function fetchYearStatement(nd: string, options?: CallOptions): Promise<YearStatement> {
  return get(hall('grxx/nddzd'), readYearStatement, { ...options, params: { nd } });
}

/** Issues the statement as a document with number and check code. */
export function issueYearStatement(nd: string): Promise<IssuedDocument> {
  return post(hall('zmkj/dzd'), { nd }, readIssuedDocument);
}

/** A movement of the unit's money at the centre: `jf` paid to members, `df` received from the unit. Amounts are yuan. */
export const readUnitMovement = object({
  ...each(textValue, 'ywlsh', 'jzrq', 'zhaiyao', 'hjny'),
  ...each(amount, 'jf', 'df', 'ye'),
});
export type UnitMovement = Answer<typeof readUnitMovement>;

/** 单位对账单 of the months from ksny to jsny. */
export const readUnitStatement = object({
  ...each(textValue, 'ksny', 'jsny'),
  ...each(amount, 'qcye', 'jfhj', 'dfhj', 'qmye'),
  mx: rowsOrNone(readUnitMovement),
  /** Time of the data. */
  sjjz: textValue,
});
export type UnitStatement = Answer<typeof readUnitStatement>;

/** Without months: the current interest year. @throws ApiError with the errors of the fields */
export function fetchUnitStatement(
  months: { ksny?: string; jsny?: string },
  options?: CallOptions,
): Promise<UnitStatement> {
  return get(hall('dwdzd/getInfo'), readUnitStatement, { ...options, params: months });
}

/** Issues the statement as a document with number and check code. */
export function issueUnitStatement(months: { ksny: string; jsny: string }): Promise<IssuedDocument> {
  return post(hall('zmkj/dwdzd'), months, readIssuedDocument);
}
