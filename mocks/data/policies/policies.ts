import { depositPolicies } from './policies-deposit';
import { flexiblePolicies } from './policies-flexible';
import { loanPolicies } from './policies-loan';
import { regulationPolicies } from './policies-regulation';
import { servicePolicies } from './policies-service';
import type { PolicyDocument } from './policies-text';
import { withdrawalPolicies } from './policies-withdrawal';

/** Codes and names of the categories, in their order. */
export const policyCategories: readonly (readonly [zcfl: string, zcflmc: string])[] = [
  ['01', '法规规章'],
  ['02', '缴存管理'],
  ['03', '提取使用'],
  ['04', '个人贷款'],
  ['05', '灵活就业'],
  ['06', '服务与监督'],
];

/** Policy documents of the centre, newest first. */
export const policyDocuments: readonly PolicyDocument[] = [
  ...regulationPolicies,
  ...depositPolicies,
  ...withdrawalPolicies,
  ...loanPolicies,
  ...flexiblePolicies,
  ...servicePolicies,
].sort((a, b) => (a.fbrq === b.fbrq ? b.id.localeCompare(a.id) : b.fbrq.localeCompare(a.fbrq)));
