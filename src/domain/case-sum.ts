/** Default name of a case's sum. */
const USUAL = '申请金额';

/**
 * Name of a case's sum, the same on every page; '' for a case without a sum.
 * @param je yuan; `jemc`: the business's own name of the sum, if it has one
 */
export function sumName({ je, jemc }: { je: string; jemc?: string }): string {
  return jemc ?? (je === '0.00' ? '' : USUAL);
}
