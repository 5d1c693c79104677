/** What an application of another kind is about in money is called. */
const USUAL = '申请金额';

/**
 * What the sum of a case is called, the same wherever it stands; '' for a case about no sum.
 * @param je yuan; `jemc`: its name, where the business has one of its own
 */
export function sumName({ je, jemc }: { je: string; jemc?: string }): string {
  return jemc ?? (je === '0.00' ? '' : USUAL);
}
