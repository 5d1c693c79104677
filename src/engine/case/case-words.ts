import type { CaseState, CaseSummary } from '@/api/business';
import type { LabelledValue } from '@/api/labelled-value';

/** States from which nothing more comes: no promise and no stay is counted any more. */
const OVER: readonly CaseState[] = ['80', '85', '86', '99'];

export const isOver = (state: CaseState) => OVER.includes(state);

const REASONS: Readonly<Partial<Record<CaseState, string>>> = {
  '97': '退回意见',
  '80': '未通过原因',
  '81': '入账失败原因',
  '86': '失效原因',
};

/** What the reason of a state is called, wherever it is told. */
export const reasonLabel = (state: CaseState) => REASONS[state] ?? '原因';

/** The day of the promise, or what the case waits for while no promise runs; what is over or carried out promises no day. */
export function promiseFigures({ cnbjsj, ddsm }: Pick<CaseSummary, 'cnbjsj' | 'ddsm'>): readonly LabelledValue[] {
  if (ddsm) return [{ label: '当前等待', value: ddsm }];
  return cnbjsj === '' ? [] : [{ label: '承诺办结日', value: cnbjsj }];
}

/** When the centre took it in, or while the unit's own check comes first when it was handed in to that. */
const takenLabel = ({ dfh }: Pick<CaseSummary, 'dfh'>) => (dfh ? '提交时间' : '受理时间');

/** When it was taken in, and when it came again after a return: the promise counts from then. */
export const takenFigures = (of: Pick<CaseSummary, 'dfh' | 'slsj' | 'bztjsj'>): LabelledValue[] => [
  { label: takenLabel(of), value: of.slsj },
  ...(of.bztjsj ? [{ label: '补正提交时间', value: of.bztjsj }] : []),
];

/** The same in the cell of a list. */
export const takenText = ({ slsj, dfh, bztjsj }: Pick<CaseSummary, 'dfh' | 'slsj' | 'bztjsj'>): string =>
  `${slsj}${dfh ? '提交' : ''}${bztjsj ? `，${bztjsj}补正提交` : ''}`;

/** What the paper is that says it was handed in: the centre receives nothing before the unit's own check. */
export const receiptName = ({ dfh }: Pick<CaseSummary, 'dfh'>) => (dfh ? '提交回执' : '受理回执');

/** What a receipt says above everything: a success only where the centre took it in. */
export function receiptHead(state: CaseState): { type: 'success' | 'warning' | 'error' | 'info'; title: string } {
  if (state === '80') return { type: 'error', title: '申请未通过' };
  if (state === '81') return { type: 'warning', title: '已受理，入账失败' };
  if (state === '97') return { type: 'warning', title: '申请待补正' };
  if (state === '85') return { type: 'info', title: '申请已撤回' };
  if (state === '86') return { type: 'info', title: '申请已失效' };
  return { type: 'success', title: '提交成功' };
}

/** What is asked before a case is taken back: what becomes of what was typed and uploaded is said by then, as the centre tells it. */
export const withdrawQuestion = (chsm = '') => `撤回后本次申请终止。${chsm}您确定要撤回吗？`;

/** The special approval prompt where nothing else is said (specification 8). */
export const SPECIAL_APPROVAL = '您确定通过吗？';
