import { withOfficialFigures } from '../../content/official-figures';
import { policyHtml } from '../../content/official-html';
import deposit from '../../content/policies/deposit.md?raw';
import flexible from '../../content/policies/flexible.md?raw';
import loan from '../../content/policies/loan.md?raw';
import regulation from '../../content/policies/regulation.md?raw';
import service from '../../content/policies/service.md?raw';
import withdrawal from '../../content/policies/withdrawal.md?raw';
import { type ContentDocument, fieldOf, readDocuments } from '../../content/read-documents';

/** A policy document as the centre keeps it; `nr` is HTML as its editor writes it. */
export interface PolicyDocument {
  id: string;
  zcbt: string;
  zcwh: string;
  zcfl: string;
  fbrq: string;
  sxrq: string;
  fbjg: string;
  /** 1 valid, 2 revised, 3 abolished. */
  yxzt: '1' | '2' | '3';
  /** Whom it concerns: 1 individuals, 2 units, 3 developers, 4 flexible workers. */
  ygdx: string;
  nr: string;
  /** The document that took its place. */
  tdzc?: string;
  /** Why it is no longer valid, where nothing took its place. */
  sxyy?: string;
  jd?: readonly (readonly [question: string, answer: string])[];
  /** Other documents to read. */
  xg?: readonly string[];
  /** Numbers (wjbh) of files of 常用下载. */
  fj?: readonly string[];
}

/** Codes and names of the categories, in their order. */
export const policyCategories: readonly (readonly [zcfl: string, zcflmc: string])[] = [
  ['01', '法规规章'],
  ['02', '缴存管理'],
  ['03', '提取使用'],
  ['04', '个人贷款'],
  ['05', '灵活就业'],
  ['06', '服务与监督'],
];

/** Above the questions and answers that explain a document. */
const EXPLAINED = '\n\n# 解读\n\n';

/** Policy documents of the centre, newest first. */
export const policyDocuments: readonly PolicyDocument[] = [regulation, deposit, withdrawal, loan, flexible, service]
  .flatMap(readDocuments)
  .map(policyOf)
  .sort((a, b) => (a.fbrq === b.fbrq ? b.id.localeCompare(a.id) : b.fbrq.localeCompare(a.fbrq)));

function policyOf(document: ContentDocument): PolicyDocument {
  const { fbjg, yxzt, tdzc, sxyy, xg, fj } = document.fields;
  const [text = '', explained] = withOfficialFigures(document.body).split(EXPLAINED);
  const zcwh = fieldOf(document, 'zcwh');
  return {
    id: fieldOf(document, 'id'),
    zcbt: fieldOf(document, 'zcbt'),
    zcwh,
    zcfl: fieldOf(document, 'zcfl'),
    fbrq: fieldOf(document, 'fbrq'),
    sxrq: fieldOf(document, 'sxrq'),
    fbjg: fbjg ?? issuerOf(zcwh),
    yxzt: yxzt === '2' || yxzt === '3' ? yxzt : '1',
    ygdx: fieldOf(document, 'ygdx'),
    nr: policyHtml(text),
    ...(tdzc && { tdzc }),
    ...(sxyy && { sxyy }),
    ...(explained && { jd: answersIn(explained) }),
    ...(xg && { xg: xg.split(' ') }),
    ...(fj && { fj: fj.split(' ') }),
  };
}

/** Who issued it shows in the document number. */
function issuerOf(zcwh: string): string {
  return zcwh.startsWith('云房金管委') ? '云州市住房公积金管理委员会' : '云州市住房公积金管理中心';
}

/** '## question', and below it the answer. */
function answersIn(text: string): (readonly [question: string, answer: string])[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [question = '', answer = ''] = part.trim().split('\n\n');
      return [question, answer] as const;
    });
}
