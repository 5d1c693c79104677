import type { SignDocument } from '@/api/sign';

export const CONTRACT_TITLE = '住房公积金借款合同';
/** Kinds of guarantee for which the home is mortgaged (dictionary dkdblx). */
const WITH_MORTGAGE: readonly string[] = ['01', '71', '72'];

export const isMortgaged = ({ dkdblx }: Readonly<Record<string, unknown>>) =>
  WITH_MORTGAGE.some((code) => code === dkdblx);

/** What the borrower signs once everybody concerned has agreed. */
export function contractDocument(values: Readonly<Record<string, unknown>>): SignDocument {
  const guarantee = isMortgaged(values) ? '抵押登记' : '担保手续';
  return { wsbh: '0508', wsmc: CONTRACT_TITLE, sm: `确认借款合同全部条款，同意办理${guarantee}和放款` };
}
