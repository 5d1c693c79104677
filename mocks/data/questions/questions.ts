import { accountQuestions } from './questions-account';
import { depositQuestions } from './questions-deposit';
import { flexibleQuestions } from './questions-flexible';
import { loanQuestions } from './questions-loan';
import { repaymentQuestions } from './questions-repayment';
import { unitQuestions } from './questions-unit';
import { withdrawalQuestions } from './questions-withdrawal';
import { moreWithdrawalQuestions } from './questions-withdrawal-more';

/** A question of the smart answers (specification 7.3, intellect). */
export interface Question {
  /** Group and number: 'tq01'. Votes and reads hang on it, so that it never changes. */
  id: string;
  /** As a person would ask it. */
  bt: string;
  /** Other ways to ask, in everyday words, separated by blanks. */
  wf: string;
  /** Lines, each a paragraph; one that starts with '- ' is an item of a list. '{p.…}' is a figure of the policy. */
  nr: string;
  /** Addresses it leads to: businesses of the menu and public pages. */
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

export const questions: readonly Question[] = [
  ...withdrawalQuestions,
  ...moreWithdrawalQuestions,
  ...loanQuestions,
  ...repaymentQuestions,
  ...depositQuestions,
  ...flexibleQuestions,
  ...unitQuestions,
  ...accountQuestions,
];
