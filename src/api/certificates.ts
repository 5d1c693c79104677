import { type CallOptions, get, post } from './client';
import type { Condition } from './condition';
import { readCondition } from './condition';
import { type DepositEntry, readDepositEntry } from './deposit-entry';
import type { IssuedDocument } from './documents';
import { readIssuedDocument } from './documents';
import { type LabelledValue, readLabelledValue } from './labelled-value';
import { hall } from './path';
import { amount, each, flag, key, object, rows, rowsOrNone, text } from './read';

/** zmlx a person has issued for itself (domain catalogue 3). */
export type CertificateKind = '11' | '12' | '13' | '14';

/** A loan as one chooses it for a certificate, with why it cannot be had. */
export interface CertificateLoan {
  dkzh: string;
  jkhtbh: string;
  htdkje: string;
  dkye: string;
  /** Public code: 1 normal, 2 overdue, 3 settled. */
  dkzhzt: string;
  /** First month with an entry, yyyy-MM. */
  qsny: string;
  /** '' when the certificate can be issued for it, else why not. */
  yy: string;
}

export const readCertificateLoan = object<CertificateLoan>({
  dkzh: key,
  ...each(text, 'jkhtbh', 'dkzhzt', 'qsny', 'yy'),
  htdkje: amount,
  dkye: amount,
});

/** What one may have certified, before the form: conditions, figures that will be on it, loans to choose from. */
export interface CertificateBasis {
  mz: boolean;
  tj: Condition[];
  /** What the certificate will say, masked. */
  yl: LabelledValue[];
  dk: CertificateLoan[];
  /** How the passport may spell the name, a proposal (11); '' where it cannot be told. */
  xmpy: string;
}

export const readCertificateBasis = object<CertificateBasis>({
  mz: flag,
  tj: rowsOrNone(readCondition),
  yl: rowsOrNone(readLabelledValue),
  dk: rowsOrNone(readCertificateLoan),
  xmpy: text,
});

/** Fields of the form; what a kind does not need stays ''. */
export interface CertificateRequest {
  zmlx: CertificateKind;
  /** Dictionary grzmyt. */
  zmyt: string;
  /** In words, when the dictionary's purposes do not fit. */
  ytsm: string;
  /** The same in English, where the certificate is in two languages. */
  ytsmyw: string;
  /** Where the loan is applied for (12). */
  dkdzx: string;
  /** Loan (13, 14). */
  dkzh: string;
  /** Period (14; 11 where its deposits are listed), yyyy-MM. */
  ksny: string;
  jsny: string;
  /** Language (11): 1 Chinese, 2 Chinese and English. */
  zmyz: string;
  /** Name as in the passport (11 in two languages). */
  xmpy: string;
  /** Balance (11): 1 shown, 0 hidden. */
  sfxsye: string;
  /** Single deposits (11): 1 listed, 0 not. */
  sflmx: string;
}

/** The interest year 1 July – 30 June with its figures; the last one may still be running. Amounts are yuan. */
export interface YearStatement {
  /** The year in which it ends. */
  nd: string;
  ksrq: string;
  jsrq: string;
  /** It is not over yet. */
  wjs: boolean;
  qcye: string;
  jchj: string;
  tqhj: string;
  zrhj: string;
  zchj: string;
  lxje: string;
  qthj: string;
  qmye: string;
  mx: DepositEntry[];
}

export const readYearStatement = object<YearStatement>({
  ...each(text, 'nd', 'ksrq', 'jsrq'),
  wjs: flag,
  ...each(amount, 'qcye', 'jchj', 'tqhj', 'zrhj', 'zchj', 'lxje', 'qthj', 'qmye'),
  mx: rowsOrNone(readDepositEntry),
});

export function fetchCertificateBasis(zmlx: CertificateKind, options?: CallOptions): Promise<CertificateBasis> {
  return get(hall('zmkj/getTj'), readCertificateBasis, { errors: 'caller', ...options, params: { zmlx } });
}

/** Under a number of its own, so that a repetition issues nothing more. @throws ApiError with the errors of the fields */
export function issueCertificate(ywlsh: string, request: CertificateRequest): Promise<IssuedDocument> {
  return post(hall('zmkj/save'), { ...request, ywlsh }, readIssuedDocument, { errors: 'caller' });
}

/** Years that have a statement, newest first. */
export function fetchStatementYears(options?: CallOptions): Promise<{ nd: string; mc: string }[]> {
  return get(hall('grxx/nddzdnd'), rows(object({ nd: text, mc: text })), {
    errors: 'caller',
    ...options,
  });
}

export function fetchYearStatement(nd: string, options?: CallOptions): Promise<YearStatement> {
  return get(hall('grxx/nddzd'), readYearStatement, { errors: 'caller', ...options, params: { nd } });
}

/** The statement as a document with number and check code. */
export function issueYearStatement(nd: string): Promise<IssuedDocument> {
  return post(hall('zmkj/dzd'), { nd }, readIssuedDocument, { errors: 'caller' });
}

/** A movement of the unit's money at the centre: `jf` goes to the members, `df` came from the unit. Amounts are yuan. */
export interface UnitMovement {
  ywlsh: string;
  jzrq: string;
  zhaiyao: string;
  hjny: string;
  jf: string;
  df: string;
  ye: string;
}

export const readUnitMovement = object<UnitMovement>({
  ...each(text, 'ywlsh', 'jzrq', 'zhaiyao', 'hjny'),
  ...each(amount, 'jf', 'df', 'ye'),
});

/** 单位对账单 of the months from ksny to jsny. */
export interface UnitStatement {
  ksny: string;
  jsny: string;
  qcye: string;
  jfhj: string;
  dfhj: string;
  qmye: string;
  mx: UnitMovement[];
  /** Data as of. */
  sjjz: string;
}

export const readUnitStatement = object<UnitStatement>({
  ...each(text, 'ksny', 'jsny', 'sjjz'),
  ...each(amount, 'qcye', 'jfhj', 'dfhj', 'qmye'),
  mx: rowsOrNone(readUnitMovement),
});

/** Without months: this interest year. @throws ApiError with the errors of the fields */
export function fetchUnitStatement(
  months: { ksny?: string; jsny?: string },
  options?: CallOptions,
): Promise<UnitStatement> {
  return get(hall('dwdzd/getInfo'), readUnitStatement, { errors: 'caller', ...options, params: months });
}

/** The statement as a document with number and check code. */
export function issueUnitStatement(months: { ksny: string; jsny: string }): Promise<IssuedDocument> {
  return post(hall('zmkj/dwdzd'), months, readIssuedDocument, { errors: 'caller' });
}
