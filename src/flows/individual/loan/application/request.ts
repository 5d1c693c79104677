import { coBorrowersOf } from './co-borrowers';
import { isCombined, isMarried, type Seen } from './values';

/** The body of the application: pure, from the values that show. */
export function loanRequest(values: Seen): Record<string, unknown> {
  const { fwzl, fwbh, pogtjk: _borrows, poysr: _income, ...rest } = values;
  return {
    ...rest,
    fwbh: fwbh?.fwbh ?? '',
    fwzl: [...fwzl.region, fwzl.detail].join(''),
    pozjlx: isMarried(values) ? values.pozjlx : '',
    gtjkr: coBorrowersOf(values).map((row) => ({ ...row, gtjkrzjhm: row.gtjkrzjhm.toUpperCase() })),
    bzr: values.bzr.map((row) => ({ ...row, bzrzjhm: row.bzrzjhm.toUpperCase() })),
    sdje: isCombined(values) ? values.sdje : '',
    // The bound card is named by its mark alone: its masked number never goes back.
    hkzh: values.hkzhly === '2' ? values.hkzh : '',
    sqzx: mark(values.sqzx),
    sqbdc: mark(values.sqbdc),
    sqhy: mark(values.sqhy),
    cns: mark(values.cns),
  };
}

const mark = (ticked: boolean) => (ticked ? '1' : '0');
