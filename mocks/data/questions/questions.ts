import account from '../../content/questions/account.md?raw';
import deposit from '../../content/questions/deposit.md?raw';
import flexible from '../../content/questions/flexible.md?raw';
import loan from '../../content/questions/loan.md?raw';
import repayment from '../../content/questions/repayment.md?raw';
import unit from '../../content/questions/unit.md?raw';
import withdrawal from '../../content/questions/withdrawal.md?raw';
import { type ContentDocument, fieldOf, readDocuments } from '../../content/read-documents';

/** A question of the smart answers (docs/specification.md 7.3, intellect). */
export interface FaqQuestion {
  /** Group and number: 'tq01'. Votes and reads hang on it, so that it never changes. */
  id: string;
  /** As a person would ask it. */
  bt: string;
  /** Other ways to ask, in everyday words, separated by blanks. */
  wf: string;
  /** Lines, each a paragraph; one that starts with '- ' is an item of a list. '{p.…}' is a figure of the policy. */
  nr: string;
  /** Addresses it leads to: businesses of the menu and public pages; in the file separated by blanks. */
  lj?: readonly string[];
  /** What it rests on, beside the basis of the figures it names. */
  yj?: string;
}

/** Groups in the order they are shown; an id begins with its group. */
export const QUESTION_GROUPS = [
  ['tq', '提取'],
  ['dk', '贷款'],
  ['hk', '还款'],
  ['jc', '缴存与账户'],
  ['lh', '灵活就业与转移'],
  ['dw', '单位业务'],
  ['dl', '登录、证明与办件'],
] as const;

export const questions: readonly FaqQuestion[] = [withdrawal, loan, repayment, deposit, flexible, unit, account]
  .flatMap(readDocuments)
  .map(questionOf);

function questionOf(document: ContentDocument): FaqQuestion {
  const { lj, yj } = document.fields;
  return {
    id: fieldOf(document, 'id'),
    bt: fieldOf(document, 'bt'),
    wf: fieldOf(document, 'wf'),
    nr: document.body,
    ...(lj && { lj: lj.split(' ') }),
    ...(yj && { yj }),
  };
}
